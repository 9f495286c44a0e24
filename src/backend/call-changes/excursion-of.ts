import { endOf, startOf } from '#domain/booked-item.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Excursion } from '../sailings/excursion.ts';

/** What the ship clock has to know of what is booked: of its tour, or, where that has left the catalogue, what the booking keeps of it. */
export function excursionOf({ catalogue }: Pick<Backend, 'catalogue'>, { tourId, item }: Booking): Excursion | undefined {
  const tour = catalogue.tours.get(tourId);
  if (tour) return tour;
  const { span, place, picture, transfers } = item;
  if (!place.meeting || !picture) return undefined;
  return {
    categories: [],
    durationMinutes: (endOf(item).getTime() - startOf(item).getTime()) / 60_000,
    destination: { id: picture.city, timeZone: span.timeZone },
    startingPoint: place.meeting,
    pickup: transfers?.pickup ? [transfers.pickup] : [],
    dropOff: transfers?.dropOff ? [transfers.dropOff] : [],
  };
}
