import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines of JSON that are there again after a crash. */
export type Journal<Entry> = {
  /**
   * Hands a line to the operating system: it outlives `kill -9`, but not a power cut.
   * @throws what the file system says, having written nothing
   */
  append: (entry: Entry) => void;
  close: () => void;
};

function writeAll(file: number, bytes: Buffer, position: number): void {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written, bytes.length - written, position + written);
}

/** A line without its end was never acknowledged: its writer was killed. */
const wholeLines = (text: string): string[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);

/**
 * What a journal holds, in order; nothing where there is none.
 * @throws Error naming the line that is not JSON, other than a torn last one
 */
export function readJournal<Entry>(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return wholeLines(readFileSync(file, 'utf8')).map((line, index) => {
    try {
      return JSON.parse(line) as Entry;
    } catch (cause) {
      throw new Error(`${file}, line ${index + 1}, is not JSON. Correct it, or move the file away.`, { cause });
    }
  });
}

/** Starts a journal anew with these entries; until they are all there, the old one stays. */
export function startJournal<Entry>(file: string, entries: readonly Entry[]): Journal<Entry> {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.next`;
  const handle = openSync(next, 'w');
  let length = 0;
  function append(entry: Entry): void {
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`);
    try {
      writeAll(handle, bytes, length);
      length += bytes.length;
    } catch (error) {
      ftruncateSync(handle, length);
      throw error;
    }
  }
  for (const entry of entries) append(entry);
  fsyncSync(handle);
  renameSync(next, file);
  return { append, close: () => closeSync(handle) };
}
