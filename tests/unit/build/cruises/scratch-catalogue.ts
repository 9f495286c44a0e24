import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { root } from '#backend/root.ts';
import { importSailings } from '#build/cruises/import/import-sailings.ts';
import { parsedCatalogue } from '#tests/support/to-begin-with.ts';

export const header = 'route,ship,title_en,title_de,port,arrival,departure,allAboard,berth,terminal_en,terminal_de,shipZone';
/** Long after the sample data. Five lines with the header. */
export const rows = [
  'spring,meridian-star,Spring tour,Frühlingsreise,barcelona,,2031-05-09T18:00,2031-05-09T17:00,,"Terminal A, pier",Terminal A,',
  'spring,,,,civitavecchia,2031-05-11 07:00,2031-05-11 19:00,,,,,',
  'spring,,,,piraeus,2031-05-13T08:00,2031-05-13T18:00,,tender,,,Europe/Rome',
  'spring,,,,barcelona,2031-05-16T06:30,,,,,,',
];
export const replaced = (index: number, from: string, to: string) => rows.map((row, at) => (at === index ? row.replace(from, to) : row));
export const other = (row: string) => row.replace('spring', 'summer').replace('meridian-star', 'meridian-dawn');
export const csvOf = (lines: readonly string[], first = header) => `${[first, ...lines].join('\r\n')}\r\n`;

export let folder: string;
let catalogue: string;

/** Gives each test of the file that calls it a folder with a copy of the catalogue without tours. */
export function useScratchCatalogue(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-import-'));
    catalogue = join(folder, 'content', 'catalogue');
    cpSync(join(root, 'content', 'catalogue'), catalogue, { recursive: true, filter: (path) => !/\/(?:artwork|tours)$/.test(path) });
    mkdirSync(join(catalogue, 'tours'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

/** What has not changed is not parsed again for each import. */
const known = await parsedCatalogue();

export const routes = () => join(catalogue, 'cruises', 'routes');
export const written = (route: string) => readFileSync(join(routes(), `${route}.yaml`), 'utf8');
export async function importing(text: string | Buffer, check = false) {
  const csv = join(folder, 'sailings.csv');
  writeFileSync(csv, text);
  const result = await importSailings({ csv, catalogue, check, known });
  return 'problems' in result ? { problems: result.problems.map((problem) => problem.replace(`${folder}/`, '')) } : result;
}
export const outcome = (changes: object) => ({ outcome: { added: [], changed: [], unchanged: [], ...changes } });
