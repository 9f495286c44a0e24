import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderMethod } from '#backend/payments/method.ts';
import { atProvider } from '#backend/payments/registry.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { accept, decline } from '#backend/operators/decide.ts';
import { readBooking } from '#backend/bookings/booking.ts';
import { forAdults } from '#tests/support/adults.ts';
import { answerOn, byBancontact, pageOf } from '#tests/support/bancontact.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, refundsOf, seatsTaken } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes, orderSizesAndOnRequest, statusesOf, type Size } from '#tests/support/order-sizes.ts';
import { orderFor, orderForAll, pastaTour } from '#tests/support/order.ts';
import { sellOut } from '#tests/support/sell-out.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

const holdMinutes = 15;

/** An order whose shopper is on the page of Bancontact. */
async function redirected(size: Size = orderSizes[0], skip = 0) {
  const key = randomUUID();
  const held = await holdOrder(shop, size, { skip });
  const email = `${key}@example.com`;
  const order = byBancontact(orderForAll(held, { email }));
  const sent = await shop.shopper.pay(key, order);
  expect(sent).toMatchObject({ status: 200, body: { stripeStatus: 'requires_action', bookings: [] } });
  const back = { ...order, chargeRequest: { ...order.chargeRequest, paymentIntentId: sent.body.paymentIntentId } };
  return {
    key,
    email,
    order,
    page: pageOf(shop.url, sent),
    quotes: held.map(({ quote }) => quote),
    total: Math.round(order.chargeRequest.amount * 100),
    /** What the shop sends once its shopper has come back. */
    comeBack: () => shop.shopper.pay(key, back),
  };
}

const statusesIn = async (key: string): Promise<string[]> => (await bookingsOf(shop.backend, key)).map(({ status }) => status);

describe('a payment by Bancontact', () => {
  it.each(orderSizesAndOnRequest)('books once although its return page is opened twice, an order of $of (fault 13)', async (size) => {
    const { key, page, total, comeBack } = await redirected(size);
    const address = await answerOn(page, 'succeeded');
    expect(address.pathname + address.search).toContain(`/en/new/checkout/payment?checkout=${key}`);
    const [first, second] = await Promise.all([comeBack(), comeBack()]);
    expect(first).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded', paidAtOnce: true } });
    expect([second, await comeBack()]).toEqual([first, first]);
    await shop.settle();
    expect(await statusesIn(key)).toEqual(statusesOf(size));
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: total }]);
    await expectBalanced(shop.backend);
  });

  it('waits where its shopper has come back without paying, and goes on at the same page', async () => {
    const { key, page, order, comeBack } = await redirected();
    const waiting = await comeBack();
    expect(waiting).toMatchObject({ status: 200, body: { stripeStatus: 'requires_action' } });
    expect(pageOf(shop.url, waiting)).toBe(page);
    expect(pageOf(shop.url, await shop.shopper.pay(key, order)), 'pressed once more').toBe(page);
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'requires_action', result: { redirectUrl: waiting.body.redirectUrl } });
    await answerOn(page, 'succeeded');
    expect((await comeBack()).body.stripeStatus).toBe('succeeded');
    await expectBalanced(shop.backend);
  });

  it('that is refused charges nothing, and can be tried again on the same intent', async () => {
    const { key, page, order, comeBack } = await redirected();
    await answerOn(page, 'failed');
    expect(await comeBack()).toMatchObject({ status: 402, body: { code: 'authentication_failed' } });
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'authentication_failed' });
    const again = await shop.shopper.pay(key, order);
    await answerOn(pageOf(shop.url, again), 'succeeded');
    expect((await comeBack()).body.stripeStatus).toBe('succeeded');
    expect(intentsOf(shop.backend, key)).toHaveLength(1);
    await expectBalanced(shop.backend);
  });

  it('books although nobody comes back, when the provider says so', async () => {
    const { key, page, email } = await redirected();
    await answerOn(page, 'succeeded');
    await shop.settle();
    expect(await statusesIn(key)).toEqual(['confirmed']);
    expect(await mailsTo(shop.backend, email)).toHaveLength(1);
    await expectBalanced(shop.backend);
  });

  it('is given up at the provider once the places are not kept any more: nobody can pay it then', async () => {
    const { key, page, email } = await redirected();
    shop.clock.advance(holdMinutes + 2);
    await shop.settle();
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'canceled' }]);
    expect((await fetch(page)).status).toBe(410);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'succeeded' }) });
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'quote_expired' });
    expect(await mailsTo(shop.backend, email), 'nothing was paid').toEqual([]);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('made after the hold has ended gets places while there are any, for an order of $of (fault 47)', async (size) => {
    const { key, page, quotes, comeBack } = await redirected(size);
    shop.clock.advance(holdMinutes + 1);
    await answerOn(page, 'succeeded');
    expect(await comeBack()).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
    await shop.settle();
    expect(await statusesIn(key)).toEqual(statusesOf(size));
    for (const quote of quotes) expect(await seatsTaken(shop.backend, quote)).toBe(1);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('gets places that were swept meanwhile, while nobody is there, an order of $of (fault 47)', async (size) => {
    const { key, page, quotes } = await redirected(size);
    shop.clock.advance(holdMinutes + 1);
    for (const { tourId } of quotes) {
      const tour = shop.backend.catalogue.tours.get(tourId);
      await shop.backend.suppliers[tour?.supplier ?? '']?.releaseExpired(shop.clock.now());
    }
    for (const quote of quotes) expect(await seatsTaken(shop.backend, quote)).toBe(0);
    await answerOn(page, 'succeeded');
    await shop.settle();
    expect(await statusesIn(key)).toEqual(statusesOf(size));
    for (const quote of quotes) expect(await seatsTaken(shop.backend, quote)).toBe(1);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('is paid back at once, with one mail, where the places are gone, for an order of $of (fault 47)', async (size) => {
    const { key, page, email, quotes, total, comeBack } = await redirected(size);
    shop.clock.advance(holdMinutes + 1);
    await sellOut(shop.shopper, quotes.at(-1) ?? { queryDate: '', startingTime: '' });
    await answerOn(page, 'succeeded');
    expect(await comeBack()).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    await comeBack();
    await shop.settle();
    expect(await statusesIn(key)).toEqual([]);
    const [intent] = intentsOf(shop.backend, key);
    expect(refundsOf(shop.backend, intent?.id ?? '')).toMatchObject([{ amount: total }]);
    expect((await mailsTo(shop.backend, email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('goes back to you')]);
    await expectBalanced(shop.backend);
  });

  it('that a server has paid back before it was killed is told of once, and not booked (fault 47)', async () => {
    const { key, page, email } = await redirected();
    await answerOn(page, 'succeeded');
    const [intent] = intentsOf(shop.backend, key);
    const { method } = atProvider(shop.backend.payments.methods, { id: '', method: 'bancontact', reference: intent?.id ?? '' });
    await (method satisfies ProviderMethod).release(intent?.id ?? '');
    await shop.settle();
    await shop.settle();
    expect(await statusesIn(key)).toEqual([]);
    expect(await mailsTo(shop.backend, email)).toHaveLength(1);
    await expectBalanced(shop.backend);
  });

  it.each([
    { says: 'accepts', decide: (id: string) => readBooking(shop.backend.db, id).then((found) => found && accept(shop.backend, found)) },
    { says: 'declines', decide: (id: string) => decline(shop.backend, id) },
  ])('is kept or paid back when the operator $says', async ({ says, decide }) => {
    const { key, email, page, comeBack } = await redirected({ of: '2 items, one on request', items: 2, isOnRequest: true });
    await answerOn(page, 'succeeded');
    await comeBack();
    await shop.settle();
    const asked = (await bookingsOf(shop.backend, key)).at(-1);
    await decide(asked?.id ?? '');
    await shop.settle();
    const [intent] = intentsOf(shop.backend, key);
    const back = refundsOf(shop.backend, intent?.id ?? '');
    expect(await statusesIn(key)).toEqual(['confirmed', says === 'accepts' ? 'confirmed' : 'declined']);
    expect(back.map(({ amount }) => amount)).toEqual(says === 'accepts' ? [] : [asked?.total]);
    const texts = await Promise.all((await mailsTo(shop.backend, email)).map(({ raw }) => PostalMime.parse(raw)));
    expect(texts).toHaveLength(2);
    for (const { text } of texts) expect(text).not.toMatch(/set aside|your card/);
    expect(texts[0]?.text).toContain('You have paid');
    await expectBalanced(shop.backend);
  });

  it('is refunded when its booking is cancelled', async () => {
    const { key, page, total, comeBack } = await redirected(orderSizes[0], 20);
    await answerOn(page, 'succeeded');
    await comeBack();
    const [booking] = await bookingsOf(shop.backend, key);
    const { accessToken } = newAccessToken(shop.backend, booking?.id ?? '');
    const response = await fetch(`${shop.url}/api/shopper/bookings/${booking?.orderNumber}/refund`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount: total / 100 }),
    });
    expect(response.status).toBe(200);
    await shop.settle();
    expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'cancelled', payment: 'refunded' }]);
    await expectBalanced(shop.backend);
  });

  it('is for euros alone', async () => {
    const quote = await shop.shopper.quote(pastaTour, forAdults(1), 0, 'CHF');
    expect(await shop.shopper.pay(randomUUID(), byBancontact(orderFor(quote)))).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: { field: 'stripePaymentMethod' } },
    });
  });
});
