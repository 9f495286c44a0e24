import { computed } from 'nanostores';
import type { TourDetails } from '#contracts/tours.ts';
import type { Stop } from '#domain/itinerary.ts';
import { productKindFor } from '#domain/products/registry.ts';
import type { Wish } from '#domain/trip.ts';
import type { Remote } from '../browser/status.ts';
import { $offers, type Offer } from './offers.ts';
import { $tours } from './tours.ts';
import { $trip } from './trip.ts';

/** A wish with all that the page knows of it. */
export type TripStop = Stop & { wish: Wish; tour: Remote<TourDetails | null>; offer: Offer };

const unknown: Remote<null> = { status: 'initial', data: null };

/** Until the tour is known, by the clock of anywhere. */
function spanOf({ data: tour }: Remote<TourDetails | null>, wish: Wish): Stop['span'] {
  if (tour) return productKindFor(tour).span(tour, wish);
  const start = `${wish.queryDate}T${wish.startingTime}`;
  return { start, end: start, timeZone: 'UTC' };
}

const stopOf = (wish: Wish, tour: Remote<TourDetails | null>, offer: Offer): TripStop => ({
  id: wish.id,
  span: spanOf(tour, wish),
  cityId: tour.data?.locationUuid ?? '',
  ...(tour.data && { at: tour.data.startingPointInformation }),
  wish,
  tour,
  offer,
});

/** The wishes in the order in which they were added. */
export const $stops = computed([$trip, $tours, $offers], (wishes, tours, offers) =>
  wishes.map((wish) => stopOf(wish, tours[wish.tourId] ?? unknown, offers[wish.id] ?? { status: 'loading' })),
);

/** Whether it belongs to the journey: what is gone or full is not on anybody's way. */
export const isOnTheWay = ({ tour, offer }: TripStop): boolean => tour.data !== null && offer.status !== 'unfit';
