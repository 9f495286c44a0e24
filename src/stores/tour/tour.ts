import { fetchTour } from '#api/vendor.ts';
import { ServiceError } from '#api/service-error.ts';
import type { Day, Locale, ProductType } from '#contracts/common.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import { $currency } from '../browser/currency.ts';
import { remoteStore } from '../browser/remote.ts';

export type TourKey = { productType: ProductType; tourId: string; locale: Locale };

const details = remoteStore<TourDetails | null>(null);
const departures = remoteStore<TourComponent[]>([]);

/** The tour that the page is about, in the chosen currency. */
export const $tour = details.$state;

/** Its departures on the chosen day. */
export const $departures = departures.$state;

/** Requirements 8: details without an id are none. */
function checked(tour: TourDetails): TourDetails {
  if (!tour.tourId) throw new ServiceError('unreadable', 'tourId is missing');
  return tour;
}

/** @param cruise a sailing's `cruiseRouteUuid`: the answer then says when it calls there */
export const loadTour = ({ productType, tourId, locale }: TourKey, cruise?: string): Promise<void> =>
  details.load(async (signal) => checked(await fetchTour(productType, tourId, { locale, currency: $currency.get(), cruise, signal })));

export const loadDepartures = ({ productType, tourId, locale }: TourKey, date: Day, cruise?: string): Promise<void> =>
  departures.load(async (signal) => {
    const tour = await fetchTour(productType, tourId, { locale, currency: $currency.get(), date, cruise, signal });
    return checked(tour).components ?? [];
  });

export const resetDepartures = (): void => departures.reset();
