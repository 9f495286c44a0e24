import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControlOf } from '#domain/host-rules.ts';
import { inTurns } from '#domain/in-turns.ts';
import { textExtensions, worthwhile } from '#backend/site/encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Node compresses in threads of its own: while they work, the next file is read. */
export const filesAtOnce = availableParallelism() * 2;

/**
 * Brotli's. What browsers keep for a year is compressed as far as it goes; a page is made anew with each release, and the last tenth
 * of its size costs sixty times as much processor time (record 0054).
 */
const qualityOf = (path: string): number => (cacheControlOf(path).includes('immutable') ? 11 : 5);

/**
 * Leaves `.br` and `.gz` copies beside a text file that is worth it.
 * @param path of the file in the site: `/en/aboutUs.html`
 * @returns whether it was
 */
export async function leaveCopies(directory: string, path: string, bytes: Buffer): Promise<boolean> {
  if (!textExtensions.has(extname(path)) || bytes.length < worthwhile) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(path), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [smaller, small] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  const file = join(directory, path);
  await Promise.all([writeFile(`${file}.br`, smaller), writeFile(`${file}.gz`, small)]);
  return true;
}

/** The same for many files. @returns how many have copies */
export async function compressFiles(directory: string, paths: readonly string[]): Promise<number> {
  const texts = paths.filter((path) => textExtensions.has(extname(path)));
  const have = await inTurns(texts, filesAtOnce, async (path) => leaveCopies(directory, path, await readFile(join(directory, path))));
  return have.filter(Boolean).length;
}
