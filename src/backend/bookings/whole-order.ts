import { orderNumberOf } from '#domain/order-number.ts';
import type { Backend } from '../backend.ts';
import { bookedPicture } from '../images/booked-picture.ts';
import { visitsOf, wholeOrderOf, type WholeOrder } from '../tickets/whole-order.ts';
import { stands, type Booking } from './booking.ts';
import { visitOf } from './visit.ts';

/** What of an order takes place: without what is cancelled or declined. @param ordered all its bookings, of which one is confirmed */
export function wholeOrderIn(backend: Backend, ordered: readonly Booking[]): WholeOrder {
  const parts = ordered.filter(stands).map((booking) => ({ visit: visitOf(backend, booking), isCertain: booking.status === 'confirmed' }));
  return wholeOrderOf(orderNumberOf(ordered[0]?.orderNumber ?? ''), parts);
}

/** The strips beside the text of its tickets, JPEGs by booking; a booking without a picture is not in it. */
export async function postersOf(backend: Backend, order: WholeOrder): Promise<ReadonlyMap<string, Buffer>> {
  const posters = new Map<string, Buffer>();
  for (const { bookingId, picture } of visitsOf(order)) {
    const poster = await bookedPicture(backend, picture, 'strip');
    if (poster) posters.set(bookingId, poster);
  }
  return posters;
}
