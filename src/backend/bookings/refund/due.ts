import type { Money } from '#domain/money.ts';
import { refundOf, shareAt, type VisitStart } from '#domain/refund.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../booking.ts';

export type Due = Money & { share: number };

/** When a booking's visit starts. @throws Error when the catalogue no longer has the tour */
export function visitStartOf({ catalogue }: Pick<Backend, 'catalogue'>, { tourId, day, startingTime }: Booking): VisitStart {
  const tour = catalogue.tours.get(tourId);
  if (!tour) throw new Error(`there is no tour ${tourId}`);
  return { day, startingTime, timeZone: tour.destination.timeZone };
}

/**
 * What cancelling now would give back, by the terms under which it was booked. A booking that the operator has not accepted
 * is no contract yet (terms of the shop, section 7): all that is set aside is released.
 * @returns nothing where there is nothing to give back, or nothing left to cancel
 */
export function refundDue(backend: Pick<Backend, 'catalogue' | 'clock'>, booking: Booking): Due | undefined {
  const { status, total: amount, currency } = booking;
  if (status === 'on_request') return { amount, currency, share: 1 };
  const share = status === 'confirmed' ? shareAt(booking.cancellationTerms, visitStartOf(backend, booking), backend.clock()) : 0;
  return share > 0 ? { ...refundOf({ amount, currency }, share), share } : undefined;
}
