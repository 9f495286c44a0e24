import type { UserBooking } from '#contracts/user-bookings.ts';
import { wallTimeIn } from './day.ts';

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

/** Bookings by group, the next visit first, of past and cancelled ones the latest. Empty groups are left out. */
export function groupBookings(bookings: readonly UserBooking[], now: Date): { group: BookingGroup; bookings: UserBooking[] }[] {
  return bookingGroups.flatMap((group) => {
    const own = bookings.filter((booking) => groupOf(booking, now) === group).sort((a, b) => visitOf(a).localeCompare(visitOf(b)));
    if (own.length === 0) return [];
    return [{ group, bookings: group === 'past' || group === 'cancelled' ? own.reverse() : own }];
  });
}

/** Visits to come, accepted or asked for. */
export const bookingsAhead = (bookings: readonly UserBooking[], now: Date): UserBooking[] =>
  bookings.filter((booking) => ['upcoming', 'on_request'].includes(groupOf(booking, now)));
