import { startOf } from '#domain/booked-item.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { stands, type Booking } from './booking.ts';

/** Until when a booker can change what the operator was told: as long as the tour could be booked. */
export const changeableUntil = ({ item }: Pick<Booking, 'item'>, { schedule }: Pick<Tour, 'schedule'>): Date =>
  new Date(startOf(item).getTime() - schedule.cutOffHours * 3_600_000);

const asksAnything = ({ pickup, dropOff, questions }: Tour): boolean => pickup.length + dropOff.length + questions.length > 0;

/**
 * The tour of a booking whose pick-up and answers can be changed now; nothing once it is too late, it has ended, or the tour has left the
 * catalogue: nobody could say then what it would ask.
 */
export function tourToChange({ catalogue, clock }: Pick<Backend, 'catalogue' | 'clock'>, booking: Booking): Tour | undefined {
  const tour = catalogue.tours.get(booking.tourId);
  const isOpen = tour && asksAnything(tour) && stands(booking) && booking.erasedAt === null && clock() < changeableUntil(booking, tour);
  return isOpen ? tour : undefined;
}
