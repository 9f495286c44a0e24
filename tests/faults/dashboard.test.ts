import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dashboardRefunds } from '#backend/db/payments-schema.ts';
import { paymentsOf } from '#backend/simulators/paypal/order.ts';
import { bookedBy, guestOf } from '#tests/support/booked.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll } from '#tests/support/order.ts';
import { payPalOrdersOf } from '#tests/support/paypal-orders.ts';
import { refundAtStripe, tell } from '#tests/support/stripe-dashboard.ts';
import { answerPayPal, approved, byPayPal } from '#tests/support/paypal.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

const statusesIn = async (key: string) => (await bookingsOf(shop.backend, key)).map(({ status }) => status);
const subjectsTo = async (email: string) => (await mailsTo(shop.backend, email)).map(({ subject }) => subject);
const cancelledMails = async (email: string) => (await subjectsTo(email)).filter((subject) => subject.startsWith('Cancelled: '));

const ofTwo: Size = { of: '2 items', items: 2 };

describe('a refund made in the dashboard of Stripe (fault 51)', () => {
  it.each(orderSizes)('of all ends an order of $of once: places, refund and mails follow', async (size) => {
    const booked = await bookedBy(shop.backend, shop.shopper, { size });
    await shop.settle();
    const refund = await refundAtStripe(shop.backend, booked.row.reference, 17_800 * size.items);
    for (const type of ['refund.created', 'refund.updated']) tell(shop.backend, type, refund);
    await shop.settle();
    await shop.settle();
    expect(await statusesIn(booked.key)).toEqual(Array.from({ length: size.items }, () => 'cancelled'));
    expect((await booked.read()).body).toMatchObject({ cancellable: false, refund: { amount: 178, share: 1, status: 'succeeded' } });
    expect(await Promise.all(booked.quotes.map((quote) => seatsTaken(shop.backend, quote)))).toEqual(booked.quotes.map(() => 0));
    expect(await cancelledMails(booked.email)).toHaveLength(size.items);
    expect(await shop.backend.db.select().from(dashboardRefunds)).toHaveLength(1);
    await expectBalanced(shop.backend);
  });

  it('of a part leaves the booking, and no more than the rest comes back when it is cancelled', async () => {
    const booked = await bookedBy(shop.backend, shop.shopper);
    await shop.settle();
    await refundAtStripe(shop.backend, booked.row.reference, 5_000);
    await shop.settle();
    expect((await booked.read()).body).toMatchObject({ status: 'confirmed', refundable: { amount: 128 } });
    expect(await subjectsTo(booked.email)).toHaveLength(1);
    expect((await booked.refund(178)).status, 'what was shown before').toBe(409);
    expect(await booked.refund()).toMatchObject({ status: 200, body: { refund: { amount: 128 } } });
    await shop.settle();
    await expectBalanced(shop.backend);
    expect(await cancelledMails(booked.email)).toHaveLength(1);
  });

  it('of parts that come to all ends the booking with the last', async () => {
    const booked = await bookedBy(shop.backend, shop.shopper);
    await shop.settle();
    for (const amount of [5_000, 12_800]) {
      await refundAtStripe(shop.backend, booked.row.reference, amount);
      await shop.settle();
    }
    expect((await booked.read()).body).toMatchObject({ status: 'cancelled', refund: { amount: 178 } });
    await expectBalanced(shop.backend);
  });

  it('of the rest of an order ends what stands, beside what its booker had cancelled', async () => {
    const booked = await bookedBy(shop.backend, shop.shopper, { size: ofTwo });
    await shop.settle();
    await booked.refund();
    await shop.settle();
    await refundAtStripe(shop.backend, booked.row.reference, 17_800);
    await shop.settle();
    expect(await statusesIn(booked.key)).toEqual(['cancelled', 'cancelled']);
    const [other] = booked.others;
    expect(other && (await guestOf(shop.backend, shop.url, other).read()).body).toMatchObject({ refund: { amount: 178 } });
    await expectBalanced(shop.backend);
  });

  it('of the rest, told before the shop has written down its own, ends what stands', async () => {
    const booked = await bookedBy(shop.backend, shop.shopper, { size: ofTwo });
    await shop.settle();
    await booked.refund();
    await refundAtStripe(shop.backend, booked.row.reference, 17_800);
    await shop.settle();
    await shop.settle();
    expect(await statusesIn(booked.key)).toEqual(['cancelled', 'cancelled']);
    await expectBalanced(shop.backend);
  });
});

describe('a dispute at Stripe (fault 51)', () => {
  it('is said on the page and told to the shop once; won, all is well again', async () => {
    const booked = await bookedBy(shop.backend, shop.shopper);
    await shop.settle();
    const dispute = { id: 'du_1', object: 'dispute', payment_intent: booked.row.reference, status: 'needs_response' };
    for (const _ of [1, 2]) tell(shop.backend, 'charge.dispute.created', dispute);
    await shop.settle();
    expect(await booked.readOrder()).toMatchObject({ bookings: [{ status: 'confirmed' }], paymentTrouble: 'reversed' });
    expect(await subjectsTo(shop.backend.brand.email)).toHaveLength(1);
    tell(shop.backend, 'charge.dispute.closed', { ...dispute, status: 'lost' });
    await shop.settle();
    expect(await booked.readOrder()).toMatchObject({ paymentTrouble: 'reversed' });
    tell(shop.backend, 'charge.dispute.closed', { ...dispute, status: 'won' });
    await shop.settle();
    expect(await booked.readOrder()).not.toHaveProperty('paymentTrouble');
    await expectBalanced(shop.backend);
  });
});

it('a refund made in the dashboard of PayPal ends its order once (fault 51)', async () => {
  const key = randomUUID();
  const held = await holdOrder(shop, ofTwo);
  const email = `${key}@example.com`;
  const order = byPayPal(orderForAll(held, { email }));
  const sent = await shop.shopper.pay(key, order);
  await answerPayPal(shop.url, sent, 'approved');
  await shop.shopper.pay(key, approved(order, key, sent));
  await shop.settle();
  const [paid] = payPalOrdersOf(shop.backend, key);
  const [capture] = paid ? paymentsOf(paid).captures : [];
  const { client } = shop.backend.payments.gateways.payPal ?? {};
  await client?.post(`/v2/payments/captures/${capture?.id}/refund`, { amount: capture?.amount });
  await shop.settle();
  await shop.settle();
  expect(await statusesIn(key)).toEqual(['cancelled', 'cancelled']);
  expect(await cancelledMails(email)).toHaveLength(2);
  await expectBalanced(shop.backend);
});
