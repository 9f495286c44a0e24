import { readFile } from 'node:fs/promises';
import type { CatalogueFile, CatalogueFiles } from '#backend/catalogue/read-file.ts';

/** The files of the catalogue as `services-setup.ts` has parsed them, in objects of the caller's own; none where it has not run. */
export async function parsedCatalogue(): Promise<CatalogueFiles> {
  const file = process.env.LANDFALL_TEST_CATALOGUE;
  return new Map(file ? (JSON.parse(await readFile(file, 'utf8')) as [string, CatalogueFile][]) : []);
}

/** Read once for all embedded databases of a process. */
let blank: Promise<Blob> | undefined;

/** What a back end of a test begins with, so that it opens sooner: the parsed catalogue and, where it is embedded, a blank database. */
export async function toBeginWith(): Promise<{ parsed: CatalogueFiles; blank?: Blob }> {
  const file = process.env.LANDFALL_TEST_BLANK;
  if (file) blank ??= readFile(file).then((bytes) => new Blob([bytes]));
  return { parsed: await parsedCatalogue(), ...(blank && { blank: await blank }) };
}
