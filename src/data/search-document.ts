import { fetchSearch } from '#api/search.ts';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import type { Choices } from '#domain/listing.ts';
import { namedPlaceIn } from '#domain/named-place.ts';
import type { Searched } from '#domain/search-address.ts';
import { searchSailings } from './cruises.ts';
import { getDestinations } from './destinations.ts';
import { getAvailability } from './availability.ts';
import { listedTour, listingOf } from './listings.ts';
import { getTopPlaces } from './places.ts';
import { getPromotedRow } from './promoted-tours.ts';
import { getSite } from './site.ts';
import { printedCurrency } from './tours.ts';

type Asked = Searched & {
  choices: Choices;
  /** How the services are asked, where that is not over the network. */
  ask: Fetch | undefined;
};

/** More than a screen of them help nobody to choose. */
const mostSailings = 6;

/** Up to so many tours the services are asked for by name. */
const mostNamed = 100;

async function find(locale: Locale, { query, without, choices, ask }: Asked) {
  const { tours, locations, understood, near } = await fetchSearch(query, locale, printedCurrency, true, { without, ask });
  const nearby = near.map((group) => ({ ...group, tours: group.tours.map(listedTour) }));
  const among = tours.length <= mostNamed ? { tourIds: tours.map(({ tourId }) => tourId) } : {};
  const known = tours.length > 0 ? await getAvailability(among, choices, ask) : undefined;
  return { query, without, locations, understood, near: nearby, ...listingOf(tours, locale, choices, known, namedPlaceIn(understood)) };
}

/**
 * What the search page is made of; with recommended tours where nothing was found.
 * @param asked without it, or with an empty query, the page has no results
 */
export async function searchDocument(locale: Locale, asked?: Asked) {
  const [destinations, topPlaces, site, found, sailings] = await Promise.all([
    getDestinations(locale),
    getTopPlaces(locale, asked?.ask),
    getSite(locale),
    asked?.query ? find(locale, asked) : undefined,
    asked?.query ? searchSailings(asked.query, locale, asked.ask) : [],
  ]);
  const isNothing = found !== undefined && found.total + found.locations.length + found.near.length + sailings.length === 0;
  const promoted = isNothing ? await getPromotedRow(locale, () => false, asked?.ask) : [];
  return { locale, destinations, topPlaces, site, found, sailings: sailings.slice(0, mostSailings), promoted };
}

export type SearchDocument = Awaited<ReturnType<typeof searchDocument>>;
