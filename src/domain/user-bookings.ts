import type { UserBooking } from '#contracts/user-bookings.ts';
import { wallTimeIn } from './day.ts';
import { byOrder } from './order-number.ts';

/** The dashboard's groups, in the order in which they matter. */
export const bookingGroups = ['upcoming', 'on_request', 'past', 'cancelled'] as const;
export type BookingGroup = (typeof bookingGroups)[number];

/** A visit is past once it is over; where the tour is gone, with its day in UTC. */
const isOver = ({ tour, queryDate, startingTime }: UserBooking, now: Date): boolean =>
  tour ? Date.parse(tour.endsAt) <= now.getTime() : `${queryDate}T${startingTime}` < wallTimeIn('UTC', now);

export function groupOf(booking: UserBooking, now: Date): BookingGroup {
  if (booking.status === 'confirmed') return isOver(booking, now) ? 'past' : 'upcoming';
  return booking.status === 'on_request' ? 'on_request' : 'cancelled';
}

const visitOf = ({ queryDate, startingTime }: UserBooking): string => `${queryDate}T${startingTime}`;

/** The bookings of one order, the first visit first; those that are cancelled come last. */
export type BookedOrder = { orderNumber: string; bookings: UserBooking[] };

/** An order stands where the booking in it does that matters most. */
const groupOfOrder = ({ bookings }: BookedOrder, now: Date): BookingGroup | undefined =>
  bookingGroups.find((group) => bookings.some((booking) => groupOf(booking, now) === group));

/** Orders by group, the next visit first, of past and cancelled ones the latest. Empty groups are left out. */
export function groupBookings(bookings: readonly UserBooking[], now: Date): { group: BookingGroup; orders: BookedOrder[] }[] {
  const rank = (booking: UserBooking): number => Number(groupOf(booking, now) === 'cancelled');
  const all = byOrder(bookings.toSorted((a, b) => rank(a) - rank(b) || visitOf(a).localeCompare(visitOf(b))));
  return bookingGroups.flatMap((group) => {
    const isLatestFirst = group === 'past' || group === 'cancelled';
    const visitsIn = (order: BookedOrder) => order.bookings.filter((booking) => groupOf(booking, now) === group).map(visitOf);
    const leading = (order: BookedOrder): string => visitsIn(order).at(isLatestFirst ? -1 : 0) ?? '';
    const own = all.filter((order) => groupOfOrder(order, now) === group).sort((a, b) => leading(a).localeCompare(leading(b)));
    if (own.length === 0) return [];
    return [{ group, orders: isLatestFirst ? own.reverse() : own }];
  });
}

/** Visits to come, accepted or asked for. */
export const bookingsAhead = (bookings: readonly UserBooking[], now: Date): UserBooking[] =>
  bookings.filter((booking) => ['upcoming', 'on_request'].includes(groupOf(booking, now)));
