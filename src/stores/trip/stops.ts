import { computed } from 'nanostores';
import type { TourDetails } from '#contracts/tours.ts';
import type { Stop } from '#domain/itinerary.ts';
import { plannedStop } from '#domain/planned-stop.ts';
import type { Wish } from '#domain/trip.ts';
import type { Remote } from '../browser/status.ts';
import { $offers, type Offer } from './offers.ts';
import { $tours } from './tours.ts';
import { $trip } from './trip.ts';

/** A wish with all that the page knows of it. */
export type TripStop = Stop & { wish: Wish; tour: Remote<TourDetails | null>; offer: Offer };

const unknown: Remote<null> = { status: 'initial', data: null };

/** Until the tour is known, by the clock of anywhere. */
function unknownStop(wish: Wish): Stop {
  const start = `${wish.queryDate}T${wish.startingTime}`;
  return { id: wish.id, span: { start, end: start, timeZone: 'UTC' }, cityId: '' };
}

const stopOf = (wish: Wish, tour: Remote<TourDetails | null>, offer: Offer): TripStop => ({
  ...(tour.data ? plannedStop(tour.data, wish) : unknownStop(wish)),
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
