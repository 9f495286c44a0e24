import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const codePoints = (characters) => [...characters].map((character) => character.codePointAt(0));
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const common = [...range(0x20, 0x7e), ...codePoints('äöüÄÖÜßàáçèéíïóú\u00a0£¥§©·°×‑–‘’‚“”„…€−•')];

/**
 * What every page needs, then the letters of names from elsewhere: a browser fetches those files only where such a letter is shown.
 * A character beyond them comes from the fallback font.
 */
const parts = [
  { subset: 'latin', characters: common },
  { subset: 'latin', characters: [...range(0xc0, 0xff), ...codePoints('Œœ‹›«»')].filter((point) => !common.includes(point)) },
  { subset: 'latin-ext', characters: range(0x100, 0x17f).filter((point) => !codePoints('Œœ').includes(point)) },
];

/**
 * What makes words look right, and figures stand in columns. Small capitals, old-style figures and the like would be a tenth of the file.
 */
const features = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'liga', 'tnum'];

/**
 * How kerning changes from one weight to the next, by a unit or two: a sixth of the file. Without it the lightest weight's kerning stands.
 */
const dropTables = ['GDEF'];

/** As CSS writes them: `U+20-7E` for neighbours. */
function unicodeRange(characters) {
  const runs = [];
  for (const point of [...characters].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
}

async function cut(file, characters, weights) {
  const source = readFileSync(createRequire(import.meta.url).resolve(file));
  const text = String.fromCodePoint(...characters);
  const key = createHash('sha256')
    .update(source)
    .update(text)
    .update(JSON.stringify({ weights, features, dropTables }))
    .digest('hex')
    .slice(0, 16);
  const target = join(process.cwd(), '.cache', 'fonts', `${key}.woff2`);
  if (!existsSync(target)) {
    mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(
      target,
      await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features, dropTables }),
    );
  }
  return target;
}

/**
 * Cuts a variable font down to the characters and weights that the shop uses; cached in `.cache/fonts`.
 * @param {string} name of the font's package of Fontsource, and of the files in it
 * @param {{ min: number, max: number }} weights
 * @returns {Promise<object[]>} variants for Astro's local font provider. Until they arrive, stand-ins are shown (`styles/fonts.scss`).
 */
export async function fontVariants(name, weights) {
  return Promise.all(
    parts.map(async ({ subset, characters }) => ({
      src: [await cut(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`, characters, weights)],
      weight: `${weights.min} ${weights.max}`,
      style: 'normal',
      display: 'swap',
      unicodeRange: unicodeRange(characters),
    })),
  );
}
