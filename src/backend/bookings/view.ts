import type { Booking as WireBooking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { linesIn, visitStartOf, type BookedItem } from '#domain/booked-item.ts';
import { toDecimal, type Money } from '#domain/money.ts';
import { toWireLine } from '#domain/order-line.ts';
import { backToVoucher, refundOf, refundSteps } from '#domain/refund.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import type { Backend } from '../backend.ts';
import { bookedPicturePath } from '../catalogue/picture-path.ts';
import { stands, type Booking } from './booking.ts';
import { tourToChange } from './changeable.ts';
import { orderFilesOf } from './order-files.ts';
import { leftOf, readRefundsOf, refundDue, type Refund } from './refund.ts';
import { deadlineOf, howPaid, ticketsOf } from './result.ts';
import { readPayment, type Payment } from '../payments/payment.ts';
import { shoreCallOf } from './shore-call.ts';
import { suggestedTimeOf } from './suggested-time.ts';
import { transfersOf } from './transfers.ts';
import { readUnsigned } from './unsigned.ts';
import { changesPath, waiverUrl } from '../tickets/links.ts';
import { readPaidByGift, type PaidByGift } from '../vouchers/spend.ts';

/** What goes back to a gift voucher; nothing where none has paid. @param gift what has */
const voucherAmountOf = (gift: PaidByGift | undefined, amountOf: (gift: PaidByGift) => Money): { voucherAmount?: number } =>
  gift ? { voucherAmount: toDecimal(amountOf(gift)) } : {};

const stepsOf = ({ item, total: amount, currency }: Booking, gift: PaidByGift | undefined): WireBooking['refundSteps'] =>
  refundSteps(item.terms, visitStartOf(item)).map(({ until, day, time, share }) => ({
    until: until.toISOString(),
    day,
    time,
    share,
    amount: toDecimal(refundOf({ amount, currency }, share)),
    ...voucherAmountOf(gift, ({ spent }) => ({ amount: backToVoucher(spent, share), currency })),
  }));

const refundView = (
  { amount, currency, share, status, isReleased, askedAt }: Refund,
  gift: PaidByGift | undefined,
): WireBooking['refund'] => ({
  amount: toDecimal({ amount, currency }),
  ...voucherAmountOf(gift, ({ givenBack }) => ({ amount: givenBack, currency })),
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

type Shown = {
  booking: Booking;
  payment: Payment;
  /** The refunds of its order. */
  asked: readonly Refund[];
  unsigned: number | undefined;
  gift: PaidByGift | undefined;
};

/** A booking for whoever may see it, with the refunds of its order: as it was booked, even if the tour has changed or is withdrawn. */
export function bookingView(backend: Backend, { booking, payment, asked, unsigned, gift }: Shown, locale: Locale): WireBooking {
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
    ...shoreCallOf(booking, locale),
    ...(tourToChange(backend, booking) && { changesUrl: backend.config.siteUrl + changesPath(backend.signingKey, booking.id) }),
    vendor: item.operator,
    cancellable: due !== undefined,
    refundSteps: stepsOf(booking, gift),
    ...(due && {
      refundable: {
        amount: toDecimal(due),
        ...voucherAmountOf(gift, ({ spent }) => ({ amount: backToVoucher(spent, due.termsShare), currency })),
        currencyCode: currency,
        share: due.share,
      },
    }),
    ...(refund && { refund: refundView(refund, gift) }),
    ...(status === 'declined' && voucherAmountOf(gift, ({ givenBack }) => ({ amount: givenBack, currency }))),
  };
}

/** An order for whoever may see it. @param ordered its bookings, in their order */
export async function orderView(backend: Backend, ordered: readonly Booking[], locale: Locale): Promise<Order> {
  const [first] = ordered;
  if (!first) throw new Error('the order has no booking');
  const payment = await readPayment(backend.db, first.checkoutKey);
  const asked = await readRefundsOf(backend.db, first.checkoutKey);
  const unsigned = await readUnsigned(backend.db, ordered);
  const gifts = await readPaidByGift(
    backend.db,
    ordered.map(({ id }) => id),
  );
  const { authorised, captured, released, refunded, currency, trouble } = payment;
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  return {
    orderNumber: orderNumberOf(first.orderNumber),
    bookings: ordered.map((booking) => {
      const { id } = booking;
      return bookingView(backend, { booking, payment, asked, unsigned: unsigned.get(id), gift: gifts.get(id) }, locale);
    }),
    ...orderFilesOf(backend, ordered),
    currencyCode: currency,
    grandTotal: decimal(ordered.reduce((sum, { total }) => sum + total, 0)),
    charged: decimal(captured),
    refunded: decimal(refunded),
    authorised: decimal(authorised - captured - released),
    ...(trouble !== null && { paymentTrouble: trouble }),
  };
}
