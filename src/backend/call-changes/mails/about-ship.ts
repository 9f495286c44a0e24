import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { visitOf } from '../../bookings/visit.ts';
import type { Visit } from '../../tickets/visit.ts';

/** What texts about a booking and its ship name. */
const namesOf = ({ tourName: tour, orderNumber: order, date, time, booker }: Visit, { item }: Booking) => ({
  tour,
  order,
  date,
  time,
  name: booker?.firstName ?? '',
  ship: item.shoreCall?.cruiseShipName ?? '',
});

/** The visit of a booking, and what its texts name. */
export function aboutShip(backend: Backend, booking: Booking) {
  const visit = visitOf(backend, booking);
  return { visit, names: namesOf(visit, booking) };
}
