import type { Booking as WireBooking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { linesIn, visitStartOf, type BookedItem } from '#domain/booked-item.ts';
import { toDecimal } from '#domain/money.ts';
import { toWireLine } from '#domain/order-line.ts';
import { refundOf, refundSteps } from '#domain/refund.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import type { Backend } from '../backend.ts';
import { bookedPicturePath } from '../catalogue/picture-path.ts';
import { stands, type Booking } from './booking.ts';
import { tourToChange } from './changeable.ts';
import { leftOf, readRefundsOf, refundDue, type Refund } from './refund.ts';
import { deadlineOf, howPaid, ticketsOf } from './result.ts';
import { readPayment, type Payment } from '../payments/payment.ts';
import { suggestedTimeOf } from './suggested-time.ts';
import { transfersOf } from './transfers.ts';
import { readUnsigned } from './unsigned.ts';
import { changesPath, waiverUrl } from '../tickets/links.ts';

const stepsOf = ({ item, total: amount, currency }: Booking): WireBooking['refundSteps'] =>
  refundSteps(item.terms, visitStartOf(item)).map(({ until, day, time, share }) => ({
    until: until.toISOString(),
    day,
    time,
    share,
    amount: toDecimal(refundOf({ amount, currency }, share)),
  }));

const refundView = ({ amount, currency, share, status, isReleased, askedAt }: Refund): WireBooking['refund'] => ({
  amount: toDecimal({ amount, currency }),
  currencyCode: currency,
  share,
  status,
  isReleased,
  createdAt: askedAt.toISOString(),
});

function placeView({ place: { meeting } }: BookedItem, locale: Locale): Pick<WireBooking, 'startingPointInformation'> {
  if (!meeting) return {};
  const { title, street, directions, latitude, longitude } = meeting;
  return { startingPointInformation: { title: title[locale], street, directions: directions[locale], latitude, longitude } };
}

/** A booking for whoever may see it, with the refunds of its order: as it was booked, even if the tour has changed or is withdrawn. */
export function bookingView(
  backend: Backend,
  { booking, payment, asked, unsigned }: { booking: Booking; payment: Payment; asked: readonly Refund[]; unsigned: number | undefined },
  locale: Locale,
): WireBooking {
  const { orderNumber, status, tourId, day, startingTime, currency, total, item } = booking;
  const due = refundDue(backend, booking, leftOf(payment, asked));
  const refund = asked.find(({ bookingId }) => bookingId === booking.id);
  return {
    orderNumber,
    status,
    ...deadlineOf(booking),
    ...suggestedTimeOf(backend, booking),
    tourId,
    tourName: item.title[locale],
    tourCity: item.place.city[locale],
    ...(item.path !== undefined && { normalizedUrlPath: item.path }),
    ...(item.picture && { teaserImageUrl: bookedPicturePath(item.picture) }),
    queryDate: day,
    startingTime,
    timeZone: item.span.timeZone,
    lines: linesIn(item, booking.lines, locale).map((line) => toWireLine(line, currency)),
    grandTotal: toDecimal({ amount: total, currency }),
    currencyCode: currency,
    ...howPaid(backend, payment),
    ...ticketsOf(backend, booking),
    ...placeView(item, locale),
    ...(unsigned !== undefined && stands(booking) && { waiverUrl: waiverUrl(backend, booking.id), waiversMissing: unsigned }),
    ...transfersOf(booking, locale),
    ...(tourToChange(backend, booking) && { changesUrl: backend.config.siteUrl + changesPath(backend.signingKey, booking.id) }),
    vendor: item.operator,
    cancellable: due !== undefined,
    refundSteps: stepsOf(booking),
    ...(due && { refundable: { amount: toDecimal(due), currencyCode: due.currency, share: due.share } }),
    ...(refund && { refund: refundView(refund) }),
  };
}

/** An order for whoever may see it. @param ordered its bookings, in their order */
export async function orderView(backend: Backend, ordered: readonly Booking[], locale: Locale): Promise<Order> {
  const [first] = ordered;
  if (!first) throw new Error('the order has no booking');
  const payment = await readPayment(backend.db, first.checkoutKey);
  const asked = await readRefundsOf(backend.db, first.checkoutKey);
  const unsigned = await readUnsigned(backend.db, ordered);
  const { authorised, captured, released, refunded, currency, trouble } = payment;
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  return {
    orderNumber: orderNumberOf(first.orderNumber),
    bookings: ordered.map((booking) => bookingView(backend, { booking, payment, asked, unsigned: unsigned.get(booking.id) }, locale)),
    currencyCode: currency,
    grandTotal: decimal(ordered.reduce((sum, { total }) => sum + total, 0)),
    charged: decimal(captured),
    refunded: decimal(refunded),
    authorised: decimal(authorised - captured - released),
    ...(trouble !== null && { paymentTrouble: trouble }),
  };
}
