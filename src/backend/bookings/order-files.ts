import type { OrderFiles } from '#contracts/order-files.ts';
import type { Backend } from '../backend.ts';
import { orderCalendarPath, orderTicketsPath } from '../tickets/links.ts';
import type { Booking } from './booking.ts';

type Ordered = Pick<Booking, 'id' | 'position' | 'status' | 'order'>;

/** Where the files of a whole order are: one alone, or with a single ticket, has none but its own. @param ordered all its bookings */
export function orderFilesOf({ signingKey }: Pick<Backend, 'signingKey'>, ordered: readonly Ordered[]): { orderFiles?: OrderFiles } {
  const tickets = ordered.flatMap(({ status, order }) => (status === 'confirmed' ? order.cart.participants : []));
  const [first, second] = ordered.toSorted((a, b) => a.position - b.position);
  if (!first || !second || tickets.length < 2) return {};
  return { orderFiles: { ticketsUrl: orderTicketsPath(signingKey, first.id), calendarUrl: orderCalendarPath(signingKey, first.id) } };
}
