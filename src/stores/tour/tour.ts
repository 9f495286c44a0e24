import { fetchTour } from '#api/vendor.ts';
import { ServiceError } from '#api/service-error.ts';
import type { Day, Locale, ProductType } from '#contracts/common.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import { withOwnDay, withOwnSeats } from '#domain/availability.ts';
import { $currency } from '../browser/currency.ts';
import { ownHold } from './held-seats.ts';
import { remoteStore } from '../browser/remote.ts';

export type TourKey = { productType: ProductType; tourId: string; locale: Locale };

const details = remoteStore<TourDetails | null>(null);
const departures = remoteStore<TourComponent[]>([]);

/** The tour that the page is about, in the chosen currency; its free days as this shopper sees them. */
export const $tour = details.$state;

/** Its departures on the chosen day, likewise. */
export const $departures = departures.$state;

/** Requirements 8: details without an id are none. */
function checked(tour: TourDetails): TourDetails {
  if (!tour.tourId) throw new ServiceError('unreadable', 'tourId is missing');
  return tour;
}

export const loadTour = ({ productType, tourId, locale }: TourKey): Promise<void> =>
  details.load(async (signal) => {
    const tour = checked(await fetchTour(productType, tourId, { locale, currency: $currency.get(), signal }));
    return { ...tour, availability: withOwnDay(tour.availability, ownHold(tourId)) };
  });

export const loadDepartures = ({ productType, tourId, locale }: TourKey, date: Day): Promise<void> =>
  departures.load(async (signal) => {
    const tour = await fetchTour(productType, tourId, { locale, currency: $currency.get(), date, signal });
    return withOwnSeats(checked(tour).components ?? [], date, ownHold(tourId));
  });

export const resetDepartures = (): void => departures.reset();
