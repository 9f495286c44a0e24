import type { Booking as WireBooking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { toDecimal } from '#domain/money.ts';
import { refundOf, refundSteps } from '#domain/refund.ts';
import type { Backend } from '../backend.ts';
import { linesIn } from './visit.ts';
import { summaryOf } from '../vendor/summary.ts';
import type { Booking } from './booking.ts';
import { refundDue, visitStartOf } from './refund/due.ts';
import type { Refund } from './refund/refund-booking.ts';
import { resultOf } from './result.ts';

const stepsOf = (backend: Backend, booking: Booking): WireBooking['refundSteps'] => {
  const { cancellationTerms, total: amount, currency } = booking;
  return refundSteps(cancellationTerms, visitStartOf(backend, booking)).map(({ until, day, time, share }) => ({
    until: until.toISOString(),
    day,
    time,
    share,
    amount: toDecimal(refundOf({ amount, currency }, share)),
  }));
};

const refundView = ({ amount, currency, share, status, isReleased, askedAt }: Refund): WireBooking['refund'] => ({
  amount: toDecimal({ amount, currency }),
  currencyCode: currency,
  share,
  status,
  isReleased,
  createdAt: askedAt.toISOString(),
});

/** A booking for whoever may see it. @throws Error when the catalogue no longer has the tour */
export function bookingView(backend: Backend, booking: Booking, refund: Refund | undefined, locale: Locale): WireBooking {
  const { orderNumber, status, tourId, day, startingTime, currency, total, order } = booking;
  const tour = backend.catalogue.tours.get(tourId);
  if (!tour) throw new Error(`there is no tour ${tourId}`);
  const { startingPoint, destination, operator } = tour;
  const { tourName, normalizedUrlPath, teaserImageUrl } = summaryOf(backend.catalogue, tour, { locale, currency });
  const { vouchers, calendarUrl } = resultOf(backend, booking);
  const due = refundDue(backend, booking);
  return {
    orderNumber,
    status,
    tourId,
    tourName,
    tourCity: destination.name[locale],
    normalizedUrlPath,
    teaserImageUrl,
    queryDate: day,
    startingTime,
    timeZone: destination.timeZone,
    lines: linesIn(backend, tour, booking, locale),
    grandTotal: toDecimal({ amount: total, currency }),
    currencyCode: currency,
    ...(booking.paymentIntentId === null && { onAccount: true }),
    vouchers,
    ...(calendarUrl !== undefined && { calendarUrl }),
    startingPointInformation: {
      title: startingPoint.title[locale],
      street: startingPoint.street,
      directions: startingPoint.directions[locale],
      latitude: startingPoint.latitude,
      longitude: startingPoint.longitude,
    },
    ...(order.startingPointInformation && { pickup: order.startingPointInformation }),
    vendor: { name: operator.name, phone: operator.phone, email: operator.email },
    cancellable: due !== undefined,
    refundSteps: stepsOf(backend, booking),
    ...(due && { refundable: { amount: toDecimal(due), currencyCode: due.currency, share: due.share } }),
    ...(refund && { refund: refundView(refund) }),
  };
}
