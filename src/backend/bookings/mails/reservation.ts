import { TZDate } from '@date-fns/tz';
import type { EventReservationLeaf, PlaceLeaf } from 'schema-dts';
import { lastZone } from '#domain/booked-item.ts';
import { wallTimeIn } from '#domain/day.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../../backend.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';

/** `reservationNumber` is what mail programs read: schema.org calls it `reservationId` today. */
type Reservation = EventReservationLeaf & { reservationNumber: string };

const statuses = {
  confirmed: 'https://schema.org/ReservationConfirmed',
  on_request: 'https://schema.org/ReservationPending',
  declined: 'https://schema.org/ReservationCancelled',
  cancelled: 'https://schema.org/ReservationCancelled',
} as const satisfies Record<Booking['status'], string>;

function placeOf({ city, meetingPoint, pickup }: Visit): PlaceLeaf {
  const at = (name: string, streetAddress: string): PlaceLeaf => ({
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress, addressLocality: city },
  });
  if (pickup) return at(pickup.title, pickup.street);
  return meetingPoint ? at(meetingPoint.title, meetingPoint.street) : { '@type': 'Place', name: city };
}

/** ISO 8601 with the venue's offset; without one where no zone is known: a time of day on whichever clock. */
const timeOf = (instant: Date, timeZone: string): string =>
  timeZone === lastZone ? wallTimeIn(timeZone, instant) : new TZDate(instant, timeZone).toISOString();

/** A booking as mail programs and calendars read it out of a mail. https://schema.org/EventReservation */
export function reservationOf({ brand }: Pick<Backend, 'brand'>, { status, total, currency }: Booking, visit: Visit): Reservation {
  const { starts, ends, timeZone, city } = visit;
  return {
    '@type': 'EventReservation',
    reservationId: visit.orderNumber,
    reservationNumber: visit.orderNumber,
    reservationStatus: statuses[status],
    ...(visit.booker && { underName: { '@type': 'Person', name: `${visit.booker.firstName} ${visit.booker.lastName}` } }),
    bookingTime: visit.bookedAt.toISOString(),
    totalPrice: toDecimal({ amount: total, currency }),
    priceCurrency: currency,
    url: visit.bookingUrl,
    broker: { '@type': 'Organization', name: brand.name },
    provider: { '@type': 'Organization', name: visit.operator.name },
    reservationFor: {
      '@type': 'Event',
      name: visit.tourName,
      startDate: timeOf(starts, timeZone),
      ...(ends > starts && { endDate: timeOf(ends, timeZone) }),
      ...(city !== '' && { location: placeOf(visit) }),
    },
  };
}
