import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleAbandoned } from '#backend/checkout/settle.ts';
import { answerRequests } from '#backend/sandbox/answer-requests.ts';
import { deliverEventsRoutine } from '#backend/sandbox/deliver-events.ts';
import type { SandboxOutcome } from '#contracts/sandbox.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, eventsOf, expectBalanced, intentsOf, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes } from '#tests/support/order-sizes.ts';
import { orderFor, orderForAll, pastaTour } from '#tests/support/order.ts';
import { requestedIn } from '#tests/support/requested.ts';
import { planFor } from '#tests/support/sandbox.ts';

let shop: FaultyShop;
let key: string;
let email: string;
beforeEach(async () => {
  shop = await openFaultyShop();
  key = randomUUID();
  email = `${key}@example.com`;
});
afterEach(async () => {
  await expectBalanced(shop.backend);
  await shop.close();
});

const plan = (...outcomes: SandboxOutcome[]) => planFor(email, outcomes, shop.url);
const held = () => shop.shopper.quote(pastaTour);

describe('what is planned for an order', () => {
  it('concerns its booker alone, whose next order goes through again', async () => {
    await planFor(email.toUpperCase(), ['payment_declined'], shop.url);
    const other = orderFor(await held(), { email: 'another@example.com' });
    expect(await shop.shopper.pay(randomUUID(), other)).toMatchObject({ status: 200 });
    const order = orderFor(await held(), { email });
    expect(await shop.shopper.pay(key, order)).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
    expect([intentsOf(shop.backend, key), await bookingsOf(shop.backend, key)]).toEqual([[], []]);
    expect(await shop.shopper.pay(key, order)).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  });

  it('happens one after the other: what refuses the order leaves the rest to its next try', async () => {
    await plan('payment_declined', 'payment_declined', 'webhook_lost');
    const order = orderFor(await held(), { email });
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await shop.shopper.pay(key, order)).status);
    expect(statuses).toEqual([402, 402, 200]);
    await deliverEventsRoutine.work(shop.backend);
    expect(eventsOf(shop.backend)).toEqual([]);
  });

  it('is withdrawn by an empty plan, and forgotten after an hour', async () => {
    await plan('payment_declined');
    await plan();
    expect(await shop.shopper.pay(key, orderFor(await held(), { email }))).toMatchObject({ status: 200 });
    await plan('payment_declined');
    shop.clock.advance(60);
    expect(await shop.shopper.pay(randomUUID(), orderFor(await held(), { email }))).toMatchObject({ status: 200 });
  });

  it.each(orderSizes)('raises the price for good, which is agreed to, for an order of $of (fault 17)', async (size) => {
    await plan('price_changed');
    const order = orderForAll(await holdOrder(shop, size), { email });
    const changed = await shop.shopper.pay(key, order);
    expect(changed).toMatchObject({ status: 409, body: { code: 'price_changed', details: { oldTotal: order.chargeRequest.amount } } });
    const amount = Number(changed.body.details?.['newTotal']);
    expect(amount).toBeGreaterThan(order.chargeRequest.amount);
    expect(await shop.shopper.pay(key, { ...order, chargeRequest: { ...order.chargeRequest, amount } })).toMatchObject({ status: 200 });
    await shop.settle();
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: Math.round(amount * 100) }]);
  });

  it('gives the places of the last item away: nothing is charged', async () => {
    await plan('sold_out');
    const quotes = await holdOrder(shop, { of: '2 items', items: 2 });
    expect(await shop.shopper.pay(key, orderForAll(quotes, { email }))).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    expect(intentsOf(shop.backend, key)).toEqual([]);
    expect(await Promise.all(quotes.map(({ quote }) => seatsTaken(shop.backend, quote)))).toEqual([1, 0]);
  });
});

describe('news of the payment provider', () => {
  /** An order whose card holder has authenticated and then closed the tab: the news alone would book it. */
  async function abandoned(outcome: SandboxOutcome): Promise<void> {
    await plan(outcome);
    const answer = await shop.shopper.pay(key, orderFor(await held(), { email, paymentMethodId: 'pm_card_authenticationRequired' }));
    await shop.shopper.authenticate(answer, 'succeed');
    await deliverEventsRoutine.work(shop.backend);
  }
  const booked = async (): Promise<number> => (await bookingsOf(shop.backend, key)).length;

  it('that are lost: the shop asks by itself, and books once (fault 22)', async () => {
    await abandoned('webhook_lost');
    expect([eventsOf(shop.backend), await booked()]).toEqual([[], 0]);
    shop.clock.advance(2);
    await settleAbandoned(shop.backend);
    expect(await booked()).toBe(1);
  });

  it('that come twice have one effect (fault 23)', async () => {
    await abandoned('webhook_twice');
    await shop.settle();
    expect([await booked(), (await mailsTo(shop.backend, email)).length]).toEqual([1, 1]);
  });

  it('that come out of order, half a minute late, have the same effect (fault 24)', async () => {
    await abandoned('webhook_out_of_order');
    expect(await booked()).toBe(0);
    expect(eventsOf(shop.backend).length).toBeGreaterThan(0);
    shop.clock.advance(0.5);
    await shop.settle();
    expect(await booked()).toBe(1);
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded' }]);
  });
});

it.each([
  { outcome: 'operator_confirms', status: 'confirmed', isSuggested: false },
  { outcome: 'operator_declines', status: 'declined', isSuggested: false },
  { outcome: 'operator_suggests', status: 'on_request', isSuggested: true },
] as const)('an operator answers as planned: $outcome', async ({ outcome, status, isSuggested }) => {
  await plan(outcome);
  const asked = await requestedIn(shop, { key });
  await answerRequests(shop.backend);
  const [booking] = await bookingsOf(shop.backend, asked.key);
  expect(booking).toMatchObject({ status });
  expect(booking?.suggestedTime !== null).toBe(isSuggested);
  await shop.settle();
});
