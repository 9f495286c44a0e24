import { catalogueOf, type Catalogue } from '#backend/catalogue/catalogue.ts';
import { readSources } from '#backend/catalogue/read.ts';
import { cataloguePath } from '#backend/root.ts';
import { parsedCatalogue } from './to-begin-with.ts';

/** The shop's own catalogue. */
export async function readCatalogue(): Promise<Catalogue> {
  const { sources } = await readSources({ directory: cataloguePath(), known: await parsedCatalogue() });
  return catalogueOf(sources);
}
