import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** What renditions are made of. */
export type Original = {
  /** Of all that it is made of. */
  hash: string;
  /** A picture in any format that sharp reads, 4:3 or to be cropped to it. */
  bytes(): Promise<Buffer>;
};

export const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex').slice(0, 32);
};

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** @returns nothing where there is no such file: bookings outlive the pictures of tours */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
}
