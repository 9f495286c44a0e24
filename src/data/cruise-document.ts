import { IMAGE_URL } from 'astro:env/client';
import { fetchCruise } from '#api/cruises.ts';
import type { Fetch } from '#api/request.ts';
import { ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { Cruise } from '#contracts/cruises.ts';
import { getContentPage, getText } from './content-pages.ts';
import { getFleet, offeredIn, organizationId } from './cruises.ts';
import { drawCruise } from './route-map.ts';
import { hostedPicture } from './shared-picture.ts';
import { getSite } from './site.ts';
import { printedCurrency } from './tours.ts';

/** What the page with all sailings is made of. */
export async function cruisesDocument(locale: Locale, ask?: Fetch) {
  const page = await getContentPage(locale, 'toursForCruises');
  const [fleet, site, text] = await Promise.all([getFleet(locale, ask), getSite(locale), getText(page)]);
  return { locale, fleet, ...offeredIn(fleet), organizationId, site, page, ...text, html: page.entry.rendered?.html ?? '' };
}

export type CruisesDocument = Awaited<ReturnType<typeof cruisesDocument>>;

/** What the services answer for a sailing that there is not, or not any more, and for an address that cannot be one's. */
const missing: ReadonlySet<string> = new Set(['not_found', 'invalid_request']);

/** The sailing that an address names by its id, now. @param ask how the services are asked, where that is not over the network */
export async function findCruise(locale: Locale, cruiseRouteUuid: string, ask?: Fetch): Promise<Cruise | 'missing' | 'unavailable'> {
  try {
    return await fetchCruise(cruiseRouteUuid, { locale, currency: printedCurrency, ask });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return missing.has(error.code) ? 'missing' : 'unavailable';
  }
}

/** What the page of a sailing is made of. */
export async function cruiseDocument(locale: Locale, cruise: Cruise) {
  const [tour] = cruise._embedded.tourList;
  const picture = tour && hostedPicture(tour.teaserImageUrl, tour.tourName, IMAGE_URL);
  return { locale, cruise, map: drawCruise(cruise), picture, site: await getSite(locale) };
}

export type CruiseDocument = Awaited<ReturnType<typeof cruiseDocument>>;
