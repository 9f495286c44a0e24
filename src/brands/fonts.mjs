import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** ASCII, the letters of Latin-1, and the marks and currency signs that texts and prices need; a sign beyond them comes from the stand-in. */
const characters = [range(0x20, 0x7e), range(0xc0, 0xff), '\u00a0£¥§©«·»°×', '‑–‘’‚“”„…‹›€−•'].join('');

/** What makes words look right, and figures stand in columns. Small capitals, old-style figures and the like would be a tenth of the file. */
const features = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'liga', 'tnum'];

/**
 * Cuts a variable font down to the characters and weights that the shop uses; kept in `.cache/fonts`.
 * @param {string} file path of a WOFF2 file inside an npm package
 * @param {{ min: number, max: number }} weights
 * @returns {Promise<string>} path of the cut font
 */
export async function cutFont(file, weights) {
  const source = readFileSync(createRequire(import.meta.url).resolve(file));
  const key = createHash('sha256').update(source).update(characters).update(JSON.stringify({ weights, features })).digest('hex').slice(0, 16);
  const target = join(process.cwd(), '.cache', 'fonts', `${key}.woff2`);
  if (!existsSync(target)) {
    mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(target, await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features }));
  }
  return target;
}
