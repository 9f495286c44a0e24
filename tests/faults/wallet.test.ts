import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { readBooking } from '#backend/bookings/booking.ts';
import { accept, decline } from '#backend/operators/decide.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes, orderSizesAndOnRequest, statusesOf, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll } from '#tests/support/order.ts';
import { sellOut } from '#tests/support/sell-out.ts';
import { byWallet, confirm, confirming, setAside } from '#tests/support/wallet.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

const holdMinutes = 15;

/** An order whose shopper has the wallet's sheet open. */
async function opened(size: Size = orderSizes[0], skip = 0) {
  const key = randomUUID();
  const held = await holdOrder(shop, size, { skip });
  const email = `${key}@example.com`;
  const order = byWallet(orderForAll(held, { email }));
  return {
    key,
    email,
    order,
    quotes: held.map(({ quote }) => quote),
    total: Math.round(order.chargeRequest.amount * 100),
    /** Agrees in the sheet, with what the wallet hands over. */
    agree: (paymentMethodId = 'pm_card_visa') => setAside(shop.shopper, key, byWallet(order, paymentMethodId)),
    confirm: (sent: Awaited<ReturnType<typeof setAside>>) => confirm(shop.shopper, key, confirming(order, sent)),
  };
}

const statusesIn = async (key: string): Promise<string[]> => (await bookingsOf(shop.backend, key)).map(({ status }) => status);
const takenOf = (key: string) => intentsOf(shop.backend, key).map(({ status, amount_received: taken }) => `${status} ${taken}`);

describe('a payment by a wallet', () => {
  it.each(orderSizesAndOnRequest)('is set aside first and booked once it is confirmed, twice too, an order of $of', async (size) => {
    const { key, agree, confirm: book, total } = await opened(size);
    const sent = await agree();
    expect(sent).toMatchObject({ status: 200, body: { stripeStatus: 'requires_capture', bookings: [], invoices: [] } });
    expect([await statusesIn(key), takenOf(key)]).toEqual([[], ['requires_capture 0']]);
    expect((await agree()).body, 'asked again').toEqual(sent.body);
    const [first, second] = await Promise.all([book(sent), book(sent)]);
    const answers = [first, second].filter(({ status }) => status === 200);
    expect(answers[0]?.body).toMatchObject({ stripeStatus: size.isOnRequest ? 'requires_capture' : 'succeeded' });
    expect(await book(sent)).toEqual(answers[0]);
    await shop.settle();
    expect(await statusesIn(key)).toEqual(statusesOf(size));
    expect(takenOf(key)).toEqual([size.isOnRequest ? 'requires_capture 0' : `succeeded ${total}`]);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('whose page was closed before it was confirmed is booked once all the same, an order of $of', async (size) => {
    const { key, email, agree } = await opened(size);
    await agree();
    await shop.settle();
    await shop.settle();
    expect(await statusesIn(key)).toEqual(statusesOf(size));
    expect(await mailsTo(shop.backend, email)).toHaveLength(1);
    await expectBalanced(shop.backend);
  });

  it('is found out by the shop itself where its event never comes', async () => {
    const { key, agree } = await opened();
    await agree();
    const { store } = shop.backend.payments.simulators?.stripe ?? {};
    for (const { id } of store?.pendingEvents(10) ?? []) store?.forgetEvent(id);
    shop.clock.advance(2);
    await shop.settle();
    expect(await statusesIn(key)).toEqual(['confirmed']);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('whose sheet was left open past the hold charges nothing, an order of $of (fault 48)', async (size) => {
    const { key, agree, quotes } = await opened(size);
    shop.clock.advance(holdMinutes + 1);
    expect(await agree()).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
    await shop.settle();
    expect([await statusesIn(key), takenOf(key)]).toEqual([[], []]);
    for (const { tourId, queryDate, startingTime } of quotes)
      expect(await seatsTaken(shop.backend, { tourId, queryDate, startingTime })).toBe(0);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('confirmed after the places were sold is given up, an order of $of (fault 48)', async (size) => {
    const { key, agree, confirm: book, quotes } = await opened(size);
    shop.clock.advance(holdMinutes - 1);
    const sent = await agree();
    shop.clock.advance(2);
    await sellOut(shop.shopper, quotes.at(-1) ?? { queryDate: '', startingTime: '' });
    expect((await book(sent)).status).toBe(409);
    expect([await statusesIn(key), takenOf(key)]).toEqual([[], ['canceled 0']]);
    await expectBalanced(shop.backend);
  });

  it('that is declined charges nothing, and another card of the wallet pays on the same intent (fault 14)', async () => {
    const { key, agree, confirm: book, total } = await opened();
    expect(await agree('pm_card_visa_chargeDeclined')).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'card_declined' });
    expect((await book(await agree())).body.stripeStatus).toBe('succeeded');
    await shop.settle();
    expect(takenOf(key)).toEqual([`succeeded ${total}`]);
    await expectBalanced(shop.backend);
  });

  it.each([
    { says: 'yes', outcome: 'succeed', status: 200, states: ['confirmed'] },
    { says: 'no', outcome: 'fail', status: 402, states: [] },
  ] as const)('of which the bank is asked is booked where it says $says', async ({ outcome, status, states }) => {
    const { key, agree, confirm: book } = await opened();
    const sent = await agree('pm_card_authenticationRequired');
    expect(sent).toMatchObject({ status: 200, body: { stripeStatus: 'requires_action', bookings: [] } });
    await shop.shopper.authenticate(sent, outcome);
    expect((await book(sent)).status).toBe(status);
    await shop.settle();
    expect(await statusesIn(key)).toEqual(states);
    await expectBalanced(shop.backend);
  });

  it.each([
    { says: 'accepts', decide: (id: string) => readBooking(shop.backend.db, id).then((found) => found && accept(shop.backend, found)) },
    { says: 'declines', decide: (id: string) => decline(shop.backend, id) },
  ])('is captured in one sum when the operator $says', async ({ says, decide }) => {
    const { key, agree, confirm: book, total } = await opened({ of: '2 items, one on request', items: 2, isOnRequest: true });
    await book(await agree());
    const asked = (await bookingsOf(shop.backend, key)).at(-1);
    await decide(asked?.id ?? '');
    await shop.settle();
    expect(await statusesIn(key)).toEqual(['confirmed', says === 'accepts' ? 'confirmed' : 'declined']);
    expect(takenOf(key)).toEqual([`succeeded ${total - (says === 'accepts' ? 0 : (asked?.total ?? 0))}`]);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('is refunded, all or a part of an order of $of, when one booking is cancelled', async (size) => {
    const { key, agree, confirm: book } = await opened(size, 20);
    await book(await agree());
    await shop.settle();
    const [booking] = await bookingsOf(shop.backend, key);
    const { accessToken } = newAccessToken(shop.backend, booking?.id ?? '');
    const refunded = await fetch(`${shop.url}/api/shopper/bookings/${booking?.orderNumber}/refund`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount: (booking?.total ?? 0) / 100 }),
    });
    expect(refunded.status).toBe(200);
    await shop.settle();
    const [cancelled, ...others] = await bookingsOf(shop.backend, key);
    expect(cancelled).toMatchObject({ status: 'cancelled', payment: 'refunded' });
    expect(others.map(({ status }) => status)).toEqual(size.items > 1 ? ['confirmed'] : []);
    await expectBalanced(shop.backend);
  });

  it('is confirmed by its own order alone', async () => {
    const [mine, other] = [await opened(), await opened(orderSizes[0], 1)];
    const sent = await mine.agree();
    const stolen = await other.confirm(sent);
    expect(stolen).toMatchObject({ status: 400, body: { details: { field: 'chargeRequest.paymentIntentId' } } });
    expect(await statusesIn(other.key)).toEqual([]);
  });
});

it('a wallet that fails again and again is stopped, and charges nothing', async () => {
  await shop.close();
  shop = await openFaultyShop({ settings: { RATE_LIMITS: 'true' } });
  const { key, agree } = await opened();
  for (let tries = 0; tries < 6; tries += 1) expect((await agree('pm_card_visa_chargeDeclined')).status).toBe(402);
  expect(await agree()).toMatchObject({ status: 429, body: { code: 'too_many_card_tries' } });
  expect(takenOf(key)).toEqual(['requires_payment_method 0']);
});
