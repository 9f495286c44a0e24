import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import { getNextSailings, isOfLine } from './cruises.ts';
import { isTop } from './destinations.ts';
import { getPlaces, getTopPlaces } from './places.ts';
import { getPromotedRow } from './promoted-tours.ts';
import { getSite } from './site.ts';
import { kindsOf } from '#domain/tour-kinds.ts';
import { getFeaturedTours, getTours } from './tours.ts';

/** A row on a desk. */
const nextSailings = 3;

/** What the home page is made of. @param ask how the services are asked, where that is not over the network */
export async function homeDocument(locale: Locale, ask?: Fetch) {
  const [places, topPlaces, featured, tours, sailings, site] = await Promise.all([
    getPlaces(locale, ask),
    getTopPlaces(locale, ask),
    getFeaturedTours(locale, ask),
    getTours(locale, ask),
    getNextSailings(locale, nextSailings, ask),
    getSite(locale),
  ]);
  const featuredIds = new Set(featured.map(({ tourId }) => tourId));
  const promoted = await getPromotedRow(locale, ({ tourId }) => featuredIds.has(tourId), ask);
  return { locale, places: places.filter(isTop), topPlaces, featured, promoted, sailings, isOfLine, kinds: kindsOf(tours), site };
}

export type HomeDocument = Awaited<ReturnType<typeof homeDocument>>;
