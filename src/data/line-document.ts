import type { Locale } from '#contracts/common.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { slugOf } from '#domain/words.ts';
import { getWholeFleet, linesOf, nextSailings, type LineWithShips } from './cruises.ts';
import { getSite } from './site.ts';

/** Sailings on the page of a line; its ships have all of them. */
const shownSailings = 6;

/** What the page of a line is made of. */
export async function lineDocument(locale: Locale, { line, fleet }: LineWithShips) {
  return { locale, line, fleet, sailings: nextSailings(fleet, shownSailings), site: await getSite(locale) };
}

export type LineDocument = Awaited<ReturnType<typeof lineDocument>>;

/** The pages of all lines, for shops that have some. */
export async function getLinePages() {
  const ofLocale = async (locale: Locale) =>
    linesOf(await getWholeFleet(locale)).map((found) => ({
      params: { locale, line: slugOf(found.line.name) },
      props: { locale, found },
    }));
  return (await Promise.all(offeredLocales.map(ofLocale))).flat();
}
