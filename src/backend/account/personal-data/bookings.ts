import { and, desc, eq, inArray, ne, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PersonalData } from '#contracts/personal-data.ts';
import { linesIn, visitStartOf } from '#domain/booked-item.ts';
import { toDecimal } from '#domain/money.ts';
import { itemsOfOrder } from '#domain/order-items.ts';
import type { Backend } from '../../backend.ts';
import { bookerEmail } from '../../db/booker-email.ts';
import { invoiceItems, payments } from '../../db/payments-schema.ts';
import { reviews } from '../../db/reviews-schema.ts';
import { voucherUses } from '../../db/vouchers-schema.ts';
import { signedWaivers } from '../../db/waivers-schema.ts';
import { bookingCodes, bookings, checkouts, refunds } from '../../db/schema.ts';
import type { StoredAccount } from '../../identity/accounts.ts';
import type { Booking } from '../../bookings/booking.ts';
import { jobsOfBookings } from '../../jobs/stored.ts';
import type { Payment } from '../../payments/payment.ts';
import { openAnswers } from '../../bookings/sealed-answers.ts';
import { shoreCallOf } from '../../bookings/shore-call.ts';
import { orderView } from './order.ts';

type BookingData = PersonalData['bookings'][number];
type Kept = {
  payments: Payment[];
  items: (typeof invoiceItems.$inferSelect)[];
  refunds: (typeof refunds.$inferSelect)[];
  jobs: Awaited<ReturnType<typeof jobsOfBookings>>;
  codes: (typeof bookingCodes.$inferSelect)[];
  reviews: (typeof reviews.$inferSelect)[];
  waivers: (typeof signedWaivers.$inferSelect)[];
  vouchers: (typeof voucherUses.$inferSelect)[];
};

const maybe = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Under the address as well, which is confirmed: whoever reads its mail may open a guest's booking, too. */
const isTheirs = (subjectId: SQL | undefined, order: SQLWrapper, { email }: StoredAccount) => or(subjectId, eq(bookerEmail(order), email));

async function keptOf({ db }: Pick<Backend, 'db'>, found: readonly Booking[]): Promise<Kept> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { payments: [], items: [], refunds: [], jobs: [], codes: [], reviews: [], waivers: [], vouchers: [] };
  const keys = found.map(({ checkoutKey }) => checkoutKey);
  return {
    payments: await db.select().from(payments).where(inArray(payments.checkoutKey, keys)),
    items: await db.select().from(invoiceItems).where(inArray(invoiceItems.bookingId, ids)),
    refunds: await db.select().from(refunds).where(inArray(refunds.bookingId, ids)),
    jobs: await jobsOfBookings(db, ids),
    codes: await db.select().from(bookingCodes).where(inArray(bookingCodes.bookingId, ids)),
    reviews: await db.select().from(reviews).where(inArray(reviews.bookingId, ids)),
    waivers: await db.select().from(signedWaivers).where(inArray(signedWaivers.bookingId, ids)).orderBy(signedWaivers.signedAt),
    vouchers: await db.select().from(voucherUses).where(inArray(voucherUses.checkoutKey, keys)),
  };
}

function refundView({ amount, currency, share, isReleased, status, askedAt, providerId }: Kept['refunds'][number]): BookingData['refund'] {
  return { amount: toDecimal({ amount, currency }), currency, share, isReleased, status, askedAt: askedAt.toISOString(), providerId };
}

function paymentView({ method, reference, status, trouble, createdAt, updatedAt, currency, ...amounts }: Payment): BookingData['payment'] {
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  return {
    method,
    reference,
    currency,
    authorised: decimal(amounts.authorised),
    captured: decimal(amounts.captured),
    released: decimal(amounts.released),
    refunded: decimal(amounts.refunded),
    status,
    trouble,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const itemView = ({ kind, amount, currency, createdAt }: Kept['items'][number]): BookingData['invoiceItems'][number] => ({
  kind,
  amount: toDecimal({ amount, currency }),
  currency,
  createdAt: createdAt.toISOString(),
});

function reviewView(review: Kept['reviews'][number]): BookingData['review'] {
  const { rating, text, author, language, status, writtenAt, answer, answeredAt, reportedAt } = review;
  return {
    ...{ rating, text, author, language, status, answer },
    writtenAt: writtenAt.toISOString(),
    answeredAt: maybe(answeredAt),
    reportedAt: maybe(reportedAt),
  };
}

function waiverView(waiver: Kept['waivers'][number]): BookingData['waivers'][number] {
  const { participantName, title, version, signer, isGuardian, text, drawing, signedAt } = waiver;
  const hasDrawing = drawing !== null;
  return { participantName, waiver: title, version, signer, isGuardian, text, hasDrawing, signedAt: signedAt.toISOString() };
}

function suggestedTimeView({ suggestedTime }: Booking): BookingData['suggestedTime'] {
  if (!suggestedTime) return null;
  const { day, startingTime } = visitStartOf(suggestedTime.item);
  return { day, startingTime, suggestedAt: suggestedTime.suggestedAt };
}

function bookingData(booking: Booking, kept: Kept): BookingData {
  const { id, orderNumber, status, tourId, day, startingTime, order, lines, total, currency, locale, organizationId, item } = booking;
  const isOfThis = ({ bookingId }: { bookingId: string }): boolean => bookingId === id;
  const refund = kept.refunds.find(isOfThis);
  const review = kept.reviews.find(isOfThis);
  const code = kept.codes.find(isOfThis);
  const isOfItsOrder = ({ checkoutKey }: { checkoutKey: string }): boolean => checkoutKey === booking.checkoutKey;
  const payment = kept.payments.find(isOfItsOrder);
  const voucher = kept.vouchers.find(isOfItsOrder);
  return {
    orderNumber,
    status,
    ...(payment && { payment: paymentView(payment) }),
    tourId,
    tourName: item.title[locale],
    day,
    startingTime,
    order: orderView(order),
    ...shoreCallOf(booking, locale),
    lines: linesIn(item, lines, locale).map(({ label, quantity, total: amount }) => ({
      label,
      quantity,
      total: toDecimal({ amount, currency }),
    })),
    total: toDecimal({ amount: total, currency }),
    currency,
    ...(voucher && { voucherCode: voucher.code }),
    locale,
    organizationId,
    suggestedTime: suggestedTimeView(booking),
    secretsUntil: booking.secretsUntil,
    cancellationTerms: item.terms,
    createdAt: booking.createdAt.toISOString(),
    erasureAskedAt: maybe(booking.erasureAskedAt),
    erasedAt: maybe(booking.erasedAt),
    ...(refund && { refund: refundView(refund) }),
    ...(review && { review: reviewView(review) }),
    waivers: kept.waivers.filter(isOfThis).map(waiverView),
    invoiceItems: kept.items.filter(isOfThis).map(itemView),
    tasks: kept.jobs.filter(isOfThis).map(({ kind, doneAt }) => ({ kind, doneAt: maybe(doneAt) })),
    ...(code && { accessCode: { locale: code.locale, tries: code.tries, expiresAt: code.expiresAt.toISOString() } }),
  };
}

/** Their bookings with all that hangs on them. */
export async function bookingsData(backend: Pick<Backend, 'db' | 'sealer'>, account: StoredAccount): Promise<BookingData[]> {
  const where = isTheirs(eq(bookings.subjectId, account.id), bookings.order, account);
  const found = await backend.db.select().from(bookings).where(where).orderBy(desc(bookings.createdAt));
  const kept = await keptOf(backend, found);
  return found.map((booking) => bookingData({ ...booking, order: openAnswers(backend, booking.checkoutKey, booking.order) }, kept));
}

/** Their orders that have not become bookings: under way, or failed. */
export async function checkoutsData(backend: Pick<Backend, 'db' | 'sealer'>, account: StoredAccount): Promise<PersonalData['checkouts']> {
  const where = and(ne(checkouts.state, 'booked'), isTheirs(eq(checkouts.subjectId, account.id), checkouts.request, account));
  const found = await backend.db.select().from(checkouts).where(where).orderBy(desc(checkouts.startedAt));
  return found.map(({ key, state, errorCode, request, startedAt, updatedAt }) => ({
    state,
    errorCode,
    orders: itemsOfOrder(openAnswers(backend, key, request)).map(orderView),
    startedAt: startedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}
