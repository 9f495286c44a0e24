import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleAbandoned } from '#backend/checkout/settle.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, eventsOf, expectBalanced, intentsOf, mailsTo } from '#tests/support/ledger.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';
import { stripeOf } from '#tests/support/stripe.ts';

let shop: FaultyShop;
beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

/** An order whose card holder has authenticated and then closed the tab. */
async function abandoned() {
  const key = randomUUID();
  const email = `${key}@example.com`;
  const answer = await shop.shopper.pay(
    key,
    orderFor(await shop.shopper.quote(pastaTour), { paymentMethodId: 'pm_card_authenticationRequired', email }),
  );
  await shop.shopper.authenticate(answer, 'succeed');
  const event = eventsOf(shop.backend).at(-1);
  if (!event) throw new Error('the simulator made no event');
  return { key, email, event };
}

type Signing = { secret?: string; timestamp?: number };

async function send(
  event: Stripe.Event,
  { secret = stripeOf(shop.backend.payments).webhookSecret, timestamp = Math.floor(shop.clock.now().getTime() / 1000) }: Signing = {},
): Promise<Response> {
  const payload = JSON.stringify(event);
  const signature = stripeOf(shop.backend.payments).stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return fetch(`${shop.url}/api/payment-gateway/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
}

it('has one effect, however often it comes (fault 23)', async () => {
  const { key, email, event } = await abandoned();
  for (let time = 0; time < 5; time += 1) expect((await send(event)).status).toBe(200);
  await Promise.all([1, 2, 3].map(() => send(event)));
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toHaveLength(1);
  expect(await mailsTo(shop.backend, email)).toHaveLength(1);
  await expectBalanced(shop.backend);
});

it('never moves a state back: an event that comes late changes nothing (fault 24)', async () => {
  const { key, event } = await abandoned();
  await send(event);
  await shop.settle();
  const before = await shop.shopper.status(key);
  expect((await send({ ...event, id: 'evt_late' })).status).toBe(200);
  expect(await shop.shopper.status(key)).toEqual(before);
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded' }]);
});

it('is refused with a wrong signature, an old one or none (fault 25)', async () => {
  const { key, event } = await abandoned();
  const now = Math.floor(shop.clock.now().getTime() / 1000);
  expect((await send(event, { secret: 'whsec_wrong' })).status).toBe(400);
  expect((await send(event, { timestamp: now - 301 })).status).toBe(400);
  const unsigned = await fetch(`${shop.url}/api/payment-gateway/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  });
  expect(await unsigned.json()).toMatchObject({ code: 'bad_signature' });
  expect(await bookingsOf(shop.backend, key)).toEqual([]);
});

it('need not come at all: a routine asks after an intent that waits (fault 22)', async () => {
  const { key } = await abandoned();
  shop.clock.advance(2);
  await settleAbandoned(shop.backend);
  expect(await bookingsOf(shop.backend, key)).toHaveLength(1);
});

it('beside the shopper who comes back at the same time: one booking', async () => {
  const key = randomUUID();
  const order = orderFor(await shop.shopper.quote(pastaTour), { paymentMethodId: 'pm_card_authenticationRequired' });
  const answer = await shop.shopper.pay(key, order);
  await shop.shopper.authenticate(answer, 'succeed');
  const event = eventsOf(shop.backend).at(-1);
  if (!event) throw new Error('the simulator made no event');
  const { paymentIntentId } = answer.body;
  const [back] = await Promise.all([
    shop.shopper.pay(key, { ...order, chargeRequest: { ...order.chargeRequest, paymentIntentId } }),
    send(event),
    send(event),
  ]);
  expect(back).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  expect(await bookingsOf(shop.backend, key)).toHaveLength(1);
  await shop.settle();
  await expectBalanced(shop.backend);
});
