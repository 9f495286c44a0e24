import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTurns } from '#domain/in-turns.ts';

/** The YAML files of a catalogue, by their paths in its folder. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Files that are read at once. Each step of reading one waits for its turn beside the pages that a busy server renders: the fewer turns in
 * all, the sooner a change is seen. Far below the files that a process may have open.
 */
const filesAtOnce = 256;

/** The folder of a catalogue, and all in it. In one turn: a hundred of them take milliseconds, and would wait for a hundred turns. */
export const foldersOf = (directory: string): string[] => [
  directory,
  ...readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

/** Reads all of them before anything is parsed. Folders that are links are not followed. */
export async function readTexts(directory: string): Promise<Texts> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
  return new Map(await inTurns(paths, filesAtOnce, async (path) => [path, await readFile(join(directory, path), 'utf8')] as const));
}
