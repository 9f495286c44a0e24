import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Texts } from './texts.ts';

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

type Check<T> = (value: T) => string | undefined;

/** Makes of the files' texts what their schemas say. Every path is in the catalogue's folder. */
export type CatalogueReader = {
  /** Names of the folders in a folder that have files, in their alphabet. */
  foldersIn(folder: string): string[];
  /** Paths of the files in a folder, in their alphabet. */
  filesIn(folder: string): string[];
  /** @throws Error naming file, field and what is wrong with it, and where there is no such file */
  read<S extends v.GenericSchema>(path: string, schema: S, check?: Check<v.InferOutput<S>>): v.InferOutput<S>;
  /** @returns `absent` where there is no such file */
  readIfThere<S extends v.GenericSchema>(path: string, schema: S, absent: v.InferOutput<S>): v.InferOutput<S>;
  /**
   * A file of which there are many. One that is wrong is reported, and stays as it was known, or away.
   * @throws Error where nobody hears of it
   */
  readOrKeep<S extends v.GenericSchema>(path: string, schema: S, check: Check<v.InferOutput<S>>): v.InferOutput<S> | undefined;
};

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

/** @param files what was read is noted here */
export function readerOf(
  { directory, known = new Map(), report }: Reading,
  texts: Texts,
  files: Map<string, CatalogueFile>,
): CatalogueReader {
  const folders = Map.groupBy(texts.keys(), (path) => dirname(path));

  function read<S extends v.GenericSchema>(path: string, schema: S, check: Check<v.InferOutput<S>> = () => undefined): v.InferOutput<S> {
    const file = join(directory, path);
    const text = texts.get(path);
    if (text === undefined) throw new Error(`${file}\n  there is no such file`);
    const hash = hashOf(text);
    const last = known.get(path);
    if (last?.hash === hash) {
      files.set(path, last);
      return last.value;
    }
    const result = v.safeParse(schema, parsed(file, text));
    if (!result.success) throw new Error(`${file}\n${problemsOf(result.issues)}`);
    const problem = check(result.output);
    if (problem !== undefined) throw new Error(`${file}\n  ${problem}`);
    files.set(path, { hash, value: result.output });
    return result.output;
  }

  return {
    foldersIn: (folder) =>
      [...folders.keys()]
        .filter((path) => dirname(path) === folder)
        .map((path) => basename(path))
        .sort(),
    filesIn: (folder) => folders.get(folder)?.toSorted() ?? [],
    read,
    readIfThere: (path, schema, absent) => (texts.has(path) ? read(path, schema) : absent),
    readOrKeep(path, schema, check) {
      try {
        return read(path, schema, check);
      } catch (error) {
        if (!report || !(error instanceof Error)) throw error;
        report(error);
        const last = known.get(path);
        if (!last) return undefined;
        files.set(path, last);
        return last.value;
      }
    },
  };
}
