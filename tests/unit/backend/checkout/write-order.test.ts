import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import { checkouts, holds } from '#backend/db/schema.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import type { Payment } from '#backend/payments/payment.ts';
import type { Claim } from '#backend/checkout/claims.ts';
import { HoldLapsed, writeOrder } from '#backend/checkout/write-order.ts';
import { jobsOfBookings } from '#backend/jobs/stored.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn } from '#tests/support/booking.ts';
import { bookingsOf } from '#tests/support/ledger.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

type Ready = { booking: Booking; payment: Payment; claim: Claim };

/** A booking that is about to be written, with the hold and the checkout that it is for. */
async function ready({ holdEnds = minutesFromNow(5), intent = `pi_${randomUUID()}` } = {}): Promise<Ready> {
  const now = new Date();
  const booking: Booking = {
    ...bookingIn(backend, 'rome'),
    id: randomUUID(),
    orderNumber: randomUUID(),
    checkoutKey: randomUUID(),
    holdId: randomUUID(),
    status: 'confirmed',
    createdAt: now,
  };
  const { tourId, day, startingTime, total, currency, order } = booking;
  const claim = { until: minutesFromNow(1), attempt: 1, paymentReference: null, startedAt: now, isTakenOver: false };
  await backend.db.insert(holds).values({
    id: booking.holdId,
    cartId: order.cart.id,
    selection: { tourId, queryDate: day, startingTime, components: {} },
    tourId,
    day,
    startingTime,
    seats: 1,
    lines: [],
    total,
    currency,
    expiresAt: holdEnds,
  });
  await backend.db.insert(checkouts).values({
    key: booking.checkoutKey,
    fingerprint: '',
    request: order,
    cartId: order.cart.id,
    state: 'processing',
    claimedUntil: claim.until,
    startedAt: now,
    updatedAt: now,
  });
  const payment: Payment = {
    id: randomUUID(),
    checkoutKey: booking.checkoutKey,
    method: 'card',
    reference: intent,
    currency,
    authorised: total,
    toCapture: total,
    captured: 0,
    released: 0,
    refunded: 0,
    status: 'authorised',
    trouble: null,
    createdAt: now,
    updatedAt: now,
  };
  return { booking, payment, claim };
}

const write = ({ booking, payment, claim }: Ready) => {
  const { checkoutKey, orderNumber, createdAt } = booking;
  return writeOrder(backend, { order: { checkoutKey, orderNumber, createdAt }, bookings: [booking], payment, claim });
};

it('tells each of those that come together what has become of it', async () => {
  const [booked, lapsed, lost] = [await ready(), await ready({ holdEnds: minutesFromNow(-1) }), await ready()];
  const elsewhere = { ...lost, claim: { ...lost.claim, until: minutesFromNow(2) } };
  const outcomes = await Promise.allSettled([booked, lapsed, elsewhere].map(write));
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: expect.any(HoldLapsed) },
    { status: 'rejected', reason: { code: 'in_progress' } },
  ]);
  expect(await bookingsOf(backend, booked.booking.checkoutKey)).toMatchObject([
    { status: 'confirmed', order: booked.booking.order, total: booked.booking.total },
  ]);
  const kinds = (await jobsOfBookings(backend.db, [booked.booking.id])).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['operator_booked_mail', 'review_mail', 'ticket_mail']);
  expect(await bookingsOf(backend, lapsed.booking.checkoutKey)).toEqual([]);
  expect(await bookingsOf(backend, lost.booking.checkoutKey)).toEqual([]);
});

it('books the others when the database refuses one', async () => {
  const first = await ready({ intent: 'pi_of_two' });
  await write(first);
  const [second, third] = [await ready({ intent: 'pi_of_two' }), await ready()];
  const outcomes = await Promise.allSettled([write(second), write(third)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await bookingsOf(backend, second.booking.checkoutKey)).toEqual([]);
});
