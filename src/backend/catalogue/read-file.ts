import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

/** A file as it was read: the SHA-256 of its text, and what its schema makes of it. Plain data, fit for JSON. */
export type CatalogueFile = { hash: string; value: unknown };
/** By path in the catalogue's folder: `tours/rome/operators.yaml`. */
export type CatalogueFiles = ReadonlyMap<string, CatalogueFile>;

export type Reading = {
  directory: string;
  /** What was read before: a file with the same text is not parsed again, and keeps its identity. */
  known?: CatalogueFiles;
  /**
   * Hears of a tour's or hotel's file that is wrong; it then stays as it was known, or away. Absent: such a file is an error.
   */
  report?: (problem: Error) => void;
};

export type ReadOne = <S extends v.GenericSchema>(
  path: string,
  schema: S,
  check?: (value: v.InferOutput<S>) => string | undefined,
) => Promise<v.InferOutput<S>>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** @throws Error naming the file */
function parsed(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}\n  ${error instanceof Error ? error.message : 'it cannot be read'}`, { cause: error });
  }
}

const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `  ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`).join('\n');

/** @returns `absent` where there is no such file */
export async function orElse<T>(reading: Promise<T>, absent: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return absent;
    throw error;
  }
}

/** Reads files, and notes in `files` what it has read. */
export const readerOf =
  ({ directory, known = new Map() }: Reading, files: Map<string, CatalogueFile>): ReadOne =>
  async (path, schema, check = () => undefined) => {
    const text = await readFile(join(directory, path), 'utf8');
    const hash = hashOf(text);
    const last = known.get(path);
    if (last?.hash === hash) {
      files.set(path, last);
      return last.value;
    }
    const file = join(directory, path);
    const result = v.safeParse(schema, parsed(file, text));
    if (!result.success) throw new Error(`${file}\n${problemsOf(result.issues)}`);
    const problem = check(result.output);
    if (problem !== undefined) throw new Error(`${file}\n  ${problem}`);
    files.set(path, { hash, value: result.output });
    return result.output;
  };

/**
 * Files that are read at once. One after the other each would wait for its turn beside the pages that a busy server renders: with hundreds
 * of files a change would be seen many seconds late.
 */
export const filesAtOnce = 16;

/** Names of the folders in a folder, in their alphabet. */
export async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Names of the YAML files in a folder, in their alphabet. */
export const yamlIn = async (folder: string): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();

/**
 * Reads a file of which there are many. One that is wrong is reported, and stays as it was known, or away.
 * @throws Error where nobody hears of it
 */
export async function readOrKeep<T>(reading: Promise<T>, path: string, { known, report }: Reading, files: Map<string, CatalogueFile>) {
  try {
    return await reading;
  } catch (error) {
    if (!report || !(error instanceof Error)) throw error;
    report(error);
    const last = known?.get(path);
    if (!last) return undefined;
    files.set(path, last);
    return last.value as T;
  }
}
