import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTurns } from '#domain/in-turns.ts';
import { listPages } from '#backend/site/site-files.ts';
import { filesAtOnce, leaveCopies } from './compress.ts';
import { withOwnHashes } from './own-hashes.ts';
import { scriptReader, withPreloads } from './preloads.ts';

/**
 * What is left to do when all pages are rendered, in one pass over each: the hashes of its own scripts in its policy, its scripts named in
 * its head (record 0038), compressed copies.
 * @returns how many pages there are
 */
export async function finishPages(directory: string, isCompressed: boolean): Promise<number> {
  const scriptOf = scriptReader(directory);
  const pages = [...(await listPages(directory)).keys()];
  await inTurns(pages, filesAtOnce, async (file) => {
    const html = await readFile(join(directory, file), 'utf8');
    const bytes = Buffer.from(withPreloads(withOwnHashes(html), scriptOf));
    await writeFile(join(directory, file), bytes);
    if (isCompressed) await leaveCopies(directory, `/${file}`, bytes);
  });
  return pages.length;
}
