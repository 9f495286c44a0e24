import type { Day } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { TourComponent } from '#contracts/tours.ts';
import { productKindFor } from '#domain/products/registry.ts';
import { isSameSelection } from '#domain/products/selection.ts';
import type { Wish } from '#domain/trip.ts';
import { heldSelections } from '../checkout/latest-hold.ts';
import { $trip } from './trip.ts';

const isForAnother = (held: Selection, { id }: Wish): boolean =>
  $trip.get().some((other) => other.id !== id && isSameSelection(other, held));

/** What this tab holds on a day of a wish's tour, unless another wish asks for just that: the wish can have those places. */
const ownOn = (wish: Wish, day: Day): Selection[] =>
  heldSelections().filter((held) => held.tourId === wish.tourId && held.queryDate === day && !isForAnother(held, wish));

/**
 * Departures of a wish's tour with the places that this tab holds for it counted as free: the next hold gives them back and takes them
 * again in one step.
 */
export function withOwnPlaces(departures: readonly TourComponent[], day: Day, wish: Wish): TourComponent[] {
  const { resource } = productKindFor(wish);
  const own = ownOn(wish, day).map((held) => resource(held));
  return departures.map((departure) => {
    const seats = own.reduce((sum, held) => sum + (held.startingTime === departure.startingTime ? held.seats : 0), 0);
    return { ...departure, seatsLeft: departure.seatsLeft + seats };
  });
}

/** Whether this tab holds places on a wish's departure that the wish can have. */
export const hasOwnPlaces = (wish: Wish): boolean =>
  ownOn(wish, wish.queryDate).some(({ startingTime }) => startingTime === wish.startingTime);
