import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseExpired } from '#backend/suppliers/local/holds.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes, orderSizesAndOnRequest, statusesOf, type Size } from '#tests/support/order-sizes.ts';
import { orderFor, orderForAll, pastaTour, type HeldItem } from '#tests/support/order.ts';

let shop: FaultyShop;
beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

/** A checkout that waits for its card holder. */
async function challenged(size = orderSizes[0]) {
  const key = randomUUID();
  const held = await holdOrder(shop, size);
  const order = orderForAll(held, { paymentMethodId: 'pm_card_authenticationRequired', email: `${key}@example.com` });
  const answer = await shop.shopper.pay(key, order);
  expect(answer).toMatchObject({ status: 200, body: { stripeStatus: 'requires_action', invoices: [] } });
  const withIntent = { ...order, chargeRequest: { ...order.chargeRequest, paymentIntentId: answer.body.paymentIntentId } };
  return { key, quotes: held.map(({ quote }) => quote), order, answer, withIntent };
}

/** One payment, and a booking for each item. */
async function expectBookedOnce(key: string, size: Size): Promise<void> {
  const booked = await bookingsOf(shop.backend, key);
  expect(booked.map(({ status }) => status)).toEqual(statusesOf(size));
  expect(new Set(booked.map(({ payment }) => payment))).toEqual(new Set([size.isOnRequest ? 'authorised' : 'captured']));
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: size.isOnRequest ? 'requires_capture' : 'succeeded' }]);
  await expectBalanced(shop.backend);
}

const otherCard = <O extends { chargeRequest: object }>(order: O) => ({
  ...order,
  chargeRequest: { ...order.chargeRequest, paymentMethodId: 'pm_card_visa' },
});

it('books once the card holder has authenticated', async () => {
  const { key, answer, withIntent } = await challenged();
  await shop.shopper.authenticate(answer, 'succeed');
  expect(await shop.shopper.pay(key, withIntent)).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  expect(intentsOf(shop.backend, key)).toMatchObject([{ id: answer.body.paymentIntentId, status: 'succeeded' }]);
  await expectBalanced(shop.backend);
});

it.each(orderSizes)('reads the same intent again when the page was reloaded meanwhile, an order of $of (fault 10)', async (size) => {
  const { key, order, answer } = await challenged(size);
  expect(await shop.shopper.status(key)).toMatchObject({
    state: 'requires_action',
    result: { paymentIntentClientSecret: answer.body.paymentIntentClientSecret },
  });
  await shop.shopper.authenticate(answer, 'succeed');
  expect(await shop.shopper.pay(key, order)).toMatchObject({
    status: 200,
    body: { stripeStatus: 'succeeded', paymentIntentId: answer.body.paymentIntentId },
  });
  await expectBookedOnce(key, size);
});

it.each(orderSizes)(
  'takes another card after the authentication failed, on the same intent, for an order of $of (fault 11)',
  async (size) => {
    const { key, order, answer, withIntent } = await challenged(size);
    await shop.shopper.authenticate(answer, 'fail');
    expect(await shop.shopper.pay(key, withIntent)).toMatchObject({ status: 402, body: { code: 'authentication_failed' } });
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'authentication_failed' });
    expect(await shop.shopper.pay(key, otherCard(order))).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
    await expectBookedOnce(key, size);
  },
);

it.each(orderSizes)('takes another card when the challenge was left open, for an order of $of (fault 11)', async (size) => {
  const { key, order } = await challenged(size);
  expect(await shop.shopper.pay(key, otherCard(order))).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  await expectBookedOnce(key, size);
});

it('says that funds are short where the bank finds so after the challenge', async () => {
  const key = randomUUID();
  const order = orderFor(await shop.shopper.quote(pastaTour), {
    paymentMethodId: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  });
  const answer = await shop.shopper.pay(key, order);
  await shop.shopper.authenticate(answer, 'succeed');
  const { paymentIntentId } = answer.body;
  expect(await shop.shopper.pay(key, { ...order, chargeRequest: { ...order.chargeRequest, paymentIntentId } })).toMatchObject({
    status: 402,
    body: { code: 'insufficient_funds' },
  });
});

it.each(orderSizesAndOnRequest)(
  'books when the tab was closed after the challenge: the webhook tells, an order of $of (fault 12)',
  async (size) => {
    const { key, answer, order } = await challenged(size);
    await shop.shopper.authenticate(answer, 'succeed');
    await shop.settle();
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'booked' });
    await expectBookedOnce(key, size);
    expect(await mailsTo(shop.backend, order.cart.persons[0]?.email ?? '')).toHaveLength(1);
  },
);

it('cancels the intent of a shopper who never came back, and frees the seats', async () => {
  // What other tests hold runs out first: the seats counted here are this shopper's.
  shop.clock.advance(20);
  await releaseExpired(shop.backend.db, shop.clock.now());
  const { key, quotes } = await challenged();
  const [quote] = quotes as [HeldItem];
  const taken = await seatsTaken(shop.backend, quote);
  shop.clock.advance(20);
  await shop.settle();
  await releaseExpired(shop.backend.db, shop.clock.now());
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'canceled' }]);
  expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'quote_expired' });
  expect(await bookingsOf(shop.backend, key)).toEqual([]);
  expect(await seatsTaken(shop.backend, quote)).toBe(taken - 1);
});

it('refuses the intent of another checkout', async () => {
  const first = await challenged();
  const second = await challenged();
  const { paymentIntentId } = first.answer.body;
  const stolen = { ...second.order, chargeRequest: { ...second.order.chargeRequest, paymentIntentId } };
  expect(await shop.shopper.pay(second.key, stolen)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', details: { field: 'chargeRequest.paymentIntentId' } },
  });
});
