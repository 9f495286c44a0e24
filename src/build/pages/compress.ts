import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textExtensions, worthwhile } from '#backend/site/encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** As small as they get: they are made once and sent often. */
const best = {
  '.br': (bytes: Buffer) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (bytes: Buffer) => zip(bytes, { level: 9 }),
} as const;
type Extension = keyof typeof best;

/** What no build has used for this long is thrown away. */
const cachedDays = 14;

/** Written under a name of its own first: a build that is stopped leaves no half copy, and two files may have the same text. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

async function leaveCopy(file: string, bytes: Buffer, extension: Extension, cached: string): Promise<boolean> {
  const now = new Date();
  const isKnown = await utimes(cached, now, now).then(
    () => true,
    () => false,
  );
  if (!isKnown) await writeWhole(cached, await best[extension](bytes));
  await copyFile(cached, file + extension);
  return isKnown;
}

async function sweep(cache: string): Promise<void> {
  const oldest = Date.now() - cachedDays * 86_400_000;
  for (const name of await readdir(cache)) {
    if ((await stat(join(cache, name))).mtimeMs < oldest) await rm(join(cache, name), { force: true });
  }
}

/**
 * Leaves `.br` and `.gz` copies beside the text files of a folder that are worth it. Copies of files that were compressed
 * before, in any build, come from `cache`.
 * @returns how many files have copies, and how many copies had to be made
 */
export async function compressFolder(directory: string, cache: string): Promise<{ files: number; made: number }> {
  await mkdir(cache, { recursive: true });
  const names = (await readdir(directory, { recursive: true })).filter((name) => textExtensions.has(extname(name)));
  const counts = { files: 0, made: 0 };
  async function work(): Promise<void> {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = join(directory, name);
      const bytes = await readFile(file);
      if (bytes.length < worthwhile) continue;
      const hash = createHash('sha256').update(bytes).digest('hex');
      counts.files += 1;
      for (const extension of Object.keys(best) as Extension[]) {
        if (!(await leaveCopy(file, bytes, extension, join(cache, hash + extension)))) counts.made += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  await sweep(cache);
  return counts;
}
