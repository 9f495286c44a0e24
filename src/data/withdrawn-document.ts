import { fetchPromotedTours } from '#api/vendor.ts';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import { getDestinations } from './destinations.ts';
import { getSite } from './site.ts';
import type { LastKnown } from './tour-on-demand.ts';
import { printedCurrency } from './tours.ts';

const nearAtMost = 4;

/** What the page of a tour that is no longer on sale is made of. @param ask how the services are asked, where not over the network */
export async function withdrawnDocument(locale: Locale, { tourName, city }: LastKnown, ask?: Fetch) {
  const [destinations, near, site] = await Promise.all([
    getDestinations(locale),
    fetchPromotedTours({ locale, currency: printedCurrency, location: city, count: nearAtMost, ask }),
    getSite(locale),
  ]);
  return { locale, tourName, place: destinations.find(({ id }) => id === city), near, site };
}

export type WithdrawnDocument = Awaited<ReturnType<typeof withdrawnDocument>>;
