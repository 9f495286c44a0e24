import type { Locale } from '#contracts/common.ts';
import { portsOf } from '#domain/cruises/itineraries.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { slugOf } from '#domain/words.ts';
import { getWholeFleet, type Fleet } from './cruises.ts';
import { getDestinations, type Destination } from './destinations.ts';
import { getSite } from './site.ts';

/** A destination with the number of tours that guests of a ship can take there. */
type Ashore = Destination & { tours: number };

/** What the page of a ship is made of. */
export async function shipDocument(locale: Locale, fleet: Fleet) {
  const [destinations, site] = await Promise.all([getDestinations(locale), getSite(locale)]);
  const ports = portsOf(fleet.sailings).map(({ city, cityId, excursions: tours = 0 }) => {
    const place = tours > 0 ? destinations.find(({ id }) => id === cityId) : undefined;
    return { city, place: place && { ...place, tours } };
  });
  return {
    ...fleet,
    locale,
    site,
    places: ports.flatMap(({ place }): Ashore[] => (place ? [place] : [])),
    otherPorts: ports.filter(({ place }) => !place).map(({ city }) => city),
  };
}

export type ShipDocument = Awaited<ReturnType<typeof shipDocument>>;

/** The pages of all ships, for shops that have some. */
export async function getShipPages() {
  const ofLocale = async (locale: Locale) =>
    (await getWholeFleet(locale)).map((fleet) => ({ params: { locale, ship: slugOf(fleet.ship.name) }, props: { locale, fleet } }));
  return (await Promise.all(offeredLocales.map(ofLocale))).flat();
}
