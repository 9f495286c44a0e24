import { catalogueOf, type Catalogue } from '#backend/catalogue/catalogue.ts';
import { readSources } from '#backend/catalogue/read.ts';
import { cataloguePath } from '#backend/root.ts';

/** The shop's own catalogue. */
export async function readCatalogue(): Promise<Catalogue> {
  const { sources } = await readSources({ directory: cataloguePath() });
  return catalogueOf(sources);
}
