import type { Fetch } from '#api/request.ts';
import { ServiceError } from '#api/service-error.ts';
import { fetchTour } from '#api/vendor.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { parseTourPath, paths } from '#domain/routes.ts';
import { asPrinted, printedCurrency } from './tours.ts';

/** A tour that is no longer on sale: what it was called, and where it was. */
export type LastKnown = { tourName: string; city: string };
export type TourOnDemand = { tour: TourDetails } | { movedTo: string } | { withdrawn: LastKnown } | 'missing' | 'unavailable';

/** What the vendor answers for a tour that there is not, and for an address that cannot be one's. */
const missing: ReadonlySet<string> = new Set(['not_found', 'invalid_request']);

const lastKnownOf = ({ details = {} }: ServiceError): LastKnown => ({
  tourName: String(details['tourName'] ?? ''),
  city: String(details['city'] ?? ''),
});

/**
 * The tour that an address names by its id, now.
 * @param pathname of a tour's page; `movedTo` is the page's own path where this is another spelling of it
 * @param ask how the services are asked, where that is not over the network
 */
export async function findTour(pathname: string, ask?: Fetch): Promise<TourOnDemand> {
  const path = parseTourPath(pathname);
  if (!path) return 'missing';
  const { productType, tourId, locale } = path;
  try {
    const tour = await fetchTour(productType, tourId, { locale, currency: printedCurrency, ask });
    const own = paths.tour(locale, tour.normalizedUrlPath);
    return own === pathname ? { tour: asPrinted(tour) } : { movedTo: own };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.code === 'withdrawn') return { withdrawn: lastKnownOf(error) };
    return missing.has(error.code) ? 'missing' : 'unavailable';
  }
}
