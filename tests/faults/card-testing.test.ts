import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holds } from '#backend/db/schema.ts';
import type { Payer } from '#backend/simulators/paypal/order.ts';
import { answerOn, byBancontact, pageOf } from '#tests/support/bancontact.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf } from '#tests/support/ledger.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';
import { answerPayPal, approved, byPayPal } from '#tests/support/paypal.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop({ settings: { RATE_LIMITS: 'true' } });
});
afterEach(() => shop.close());

const declined = 'pm_card_visa_chargeDeclined';
const challenged = 'pm_card_authenticationRequired';

/** An order that can be sent with one card after another. */
async function order(key: string = randomUUID()) {
  const quote = await shop.shopper.quote(pastaTour);
  const pay = (paymentMethodId: string, under = key) =>
    shop.shopper.pay(under, orderFor(quote, { paymentMethodId, email: 'ada@example.com' }));
  return { key, pay };
}

const paused = { status: 429, body: { code: 'too_many_card_tries', details: { retryAfter: 900 } } };

it('takes six failed tries of an order, then pauses, and says for how long', async () => {
  const { key, pay } = await order();
  for (let time = 0; time < 6; time += 1) expect((await pay(declined)).status).toBe(402);
  for (let time = 0; time < 20; time += 1) expect(await pay('pm_card_visa')).toMatchObject(paused);
  expect(await bookingsOf(shop.backend, key)).toEqual([]);
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'requires_payment_method' }]);
});

it('counts the tries of an order under whatever key', async () => {
  const { pay } = await order();
  for (let time = 0; time < 6; time += 1) expect((await pay(declined, randomUUID())).status).toBe(402);
  expect(await pay('pm_card_visa', randomUUID())).toMatchObject(paused);
});

it('takes ten failed tries from an address in a quarter of an hour, of whatever orders', async () => {
  for (let time = 0; time < 5; time += 1) {
    const { pay } = await order();
    await pay(declined);
    await pay(declined);
  }
  const { key, pay } = await order();
  expect(await pay('pm_card_visa')).toMatchObject(paused);
  expect(intentsOf(shop.backend, key)).toEqual([]);
});

it('counts a card that its bank challenges until the challenge is passed', async () => {
  const { pay } = await order();
  for (let time = 0; time < 6; time += 1) await pay(time % 2 === 0 ? challenged : declined);
  expect(await pay(declined)).toMatchObject(paused);
});

it('counts what is refused on the pages of a provider, and lets nobody wait who has paid there', async () => {
  const quote = await shop.shopper.quote(pastaTour);
  const [key, order] = [randomUUID(), byBancontact(orderFor(quote))];
  const pay = (paymentIntentId?: string) =>
    shop.shopper.pay(key, { ...order, chargeRequest: { ...order.chargeRequest, ...(paymentIntentId && { paymentIntentId }) } });
  for (let time = 0; time < 5; time += 1) {
    const sent = await pay();
    await answerOn(pageOf(shop.url, sent), 'failed');
    expect((await pay(sent.body.paymentIntentId)).status).toBe(402);
  }
  const last = await pay();
  await answerOn(pageOf(shop.url, last), 'succeeded');
  expect((await pay(last.body.paymentIntentId)).status).toBe(200);
  expect(await bookingsOf(shop.backend, key)).toHaveLength(1);
  const other = byBancontact(orderFor(await shop.shopper.quote(pastaTour)));
  for (let time = 0; time < 5; time += 1) expect((await shop.shopper.pay(randomUUID(), other)).status).toBe(200);
  expect(await shop.shopper.pay(randomUUID(), other)).toMatchObject(paused);
});

it('counts what PayPal declines, and lets nobody wait who has paid there', async () => {
  const [key, order] = [randomUUID(), byPayPal(orderFor(await shop.shopper.quote(pastaTour)))];
  async function payAs(payer: Payer) {
    const sent = await shop.shopper.pay(key, order);
    if (sent.status !== 200) return sent;
    await answerPayPal(shop.url, sent, 'approved', payer);
    return shop.shopper.pay(key, approved(order, key, sent));
  }
  for (let time = 0; time < 6; time += 1) expect((await payAs('declined')).status).toBe(402);
  expect(await payAs('pays')).toMatchObject(paused);
  shop.clock.advance(16);
  for (let time = 0; time < 12; time += 1) {
    const [other, wanted] = [randomUUID(), byPayPal(orderFor(await shop.shopper.quote(pastaTour)))];
    const sent = await shop.shopper.pay(other, wanted);
    await answerPayPal(shop.url, sent, 'approved');
    expect((await shop.shopper.pay(other, approved(wanted, other, sent))).status).toBe(200);
  }
});

it('counts no try that succeeded', async () => {
  for (let time = 0; time < 12; time += 1) {
    const { pay } = await order();
    expect((await pay('pm_card_visa')).status).toBe(200);
  }
  const { key, pay } = await order();
  const answer = await pay(challenged);
  await shop.shopper.authenticate(answer, 'succeed');
  expect((await pay(challenged)).status).toBe(200);
  expect(await bookingsOf(shop.backend, key)).toHaveLength(1);
});

it('is over after a quarter of an hour: the same order is booked then', async () => {
  const { key, pay } = await order();
  for (let time = 0; time < 6; time += 1) await pay(declined);
  expect(await pay('pm_card_visa')).toMatchObject(paused);
  // The places are kept for as long: the shopper has them extended.
  shop.clock.advance(15);
  await shop.backend.db.update(holds).set({ expiresAt: new Date(shop.clock.now().getTime() + 60_000) });
  expect((await pay('pm_card_visa')).status).toBe(200);
  expect(await bookingsOf(shop.backend, key)).toHaveLength(1);
  await shop.settle();
  await expectBalanced(shop.backend);
});
