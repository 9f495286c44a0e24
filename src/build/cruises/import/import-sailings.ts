import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSources } from '#backend/catalogue/read.ts';
import type { CatalogueFiles } from '#backend/catalogue/read-file.ts';
import { planOf, type Change } from './plan.ts';
import { yamlOf } from './route-file.ts';

/** `check`: nothing is written. `known`: files of the catalogue that were parsed before. */
type Import = { csv: string; catalogue: string; check: boolean; known?: CatalogueFiles };
/** The routes of the CSV, by what became of them. */
type Outcome = Record<Change['kind'], string[]>;

/** No file takes its name before all are written. @throws Error when one cannot be written; what is half done is taken away */
async function writeAll(folder: string, changes: readonly Change[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = changes.map(({ route, file }) => ({
    path: join(folder, `${route}.yaml`),
    unfinished: join(folder, `.${route}.new`),
    file,
  }));
  try {
    for (const { unfinished, file } of files) await writeFile(unfinished, await yamlOf(file));
    for (const { unfinished, path } of files) await rename(unfinished, path);
  } catch (error) {
    for (const { unfinished } of files) await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Adds the sailings of a CSV to a catalogue, all of them or none. Sailings that are not in it stay as they are.
 * @returns every problem, as `FILE.csv:LINE COLUMN: what`, or what became of each route
 * @throws Error when the CSV cannot be read, or the catalogue is wrong itself (naming its file)
 */
export async function importSailings({
  csv,
  catalogue,
  check,
  known = new Map(),
}: Import): Promise<{ problems: string[] } | { outcome: Outcome }> {
  const bytes = await readFile(csv);
  const { sources } = await readSources({ directory: catalogue, known, report: () => undefined });
  const plan = planOf(bytes, sources);
  if ('problems' in plan)
    return {
      problems: plan.problems.map(({ line, column, text }) => `${csv}:${line}${column === undefined ? '' : ` ${column}`}: ${text}`),
    };
  const routesOf = (kind: Change['kind']): string[] => plan.changes.filter((change) => change.kind === kind).map(({ route }) => route);
  const toWrite = plan.changes.filter(({ kind }) => kind !== 'unchanged');
  if (!check && toWrite.length > 0) await writeAll(join(catalogue, 'cruises', 'routes'), toWrite);
  return { outcome: { added: routesOf('added'), changed: routesOf('changed'), unchanged: routesOf('unchanged') } };
}
