import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Latin-1, and the typographic marks and currency signs that texts and prices need. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  '‑–‘’‚“”„…‹›€−•',
].join('');

/**
 * Cuts a variable font down to the characters and weights that the shop uses; kept in `.cache/fonts`.
 * @param {string} file path of a WOFF2 file inside an npm package
 * @param {{ min: number, max: number }} weights
 * @returns {Promise<string>} path of the cut font
 */
export async function cutFont(file, weights) {
  const source = readFileSync(createRequire(import.meta.url).resolve(file));
  const key = createHash('sha256').update(source).update(characters).update(JSON.stringify(weights)).digest('hex').slice(0, 16);
  const target = join(process.cwd(), '.cache', 'fonts', `${key}.woff2`);
  if (!existsSync(target)) {
    mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(target, await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } }));
  }
  return target;
}
