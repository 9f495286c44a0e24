import { catalogueOf } from '#backend/catalogue/catalogue.ts';
import type { Sources } from '#backend/catalogue/read.ts';

function problemOf(sources: Sources, directory: string): string | undefined {
  try {
    catalogueOf(sources, directory);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'the catalogue cannot be put together';
  }
}

/**
 * What is wrong between the files of a catalogue, each of which is right in itself: a ship or a port that there is not, times in no order.
 * Every wrong sailing is named, and the first of everything else.
 */
export function contradictions(sources: Sources, directory: string): string[] {
  const first = problemOf(sources, directory);
  if (first === undefined) return [];
  const { cruises } = sources;
  const ofSailings = Object.entries(cruises.routes).map(([slug, source]) =>
    problemOf({ ...sources, cruises: { ...cruises, routes: { [slug]: source } } }, directory),
  );
  return [...new Set([...ofSailings, first])].filter((problem) => problem !== undefined).map((problem) => `${directory}/${problem}`);
}
