import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { decline } from '#backend/operators/decide.ts';
import { readHoldsOf } from '#backend/suppliers/holds.ts';
import { forAdults } from '#tests/support/adults.ts';
import { coinMethod, type CoinBooks } from '#tests/support/coin-method.ts';
import { openFaultyShop, withStepAfter, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectPaymentsBalanced, seatsTaken } from '#tests/support/ledger.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';
import { sellOut } from '#tests/support/sell-out.ts';
import { heldTogether, orderOf, toursFor, wishFor } from '#tests/support/several.ts';

let shop: FaultyShop;
let books: CoinBooks;
async function open(options: Parameters<typeof openFaultyShop>[0] = {}): Promise<void> {
  const coins = coinMethod();
  books = coins.books;
  shop = await openFaultyShop({ ...options, methods: [coins.method] });
}
beforeEach(() => open());
afterEach(() => shop.close());

/** An order that coins pay for. */
async function order(paymentMethodId = 'good') {
  const key = randomUUID();
  const quote = await shop.shopper.quote(pastaTour, forAdults(1), 20);
  const body = { ...orderFor(quote, { paymentMethodId }), stripePaymentMethod: 'coins' };
  return { key, quote, pay: () => shop.shopper.pay(key, body) };
}

async function cancel(key: string, amount: number): Promise<unknown> {
  const [row] = await bookingsOf(shop.backend, key);
  const { accessToken } = newAccessToken(shop.backend, row?.id ?? '');
  const response = await fetch(`${shop.url}/api/shopper/bookings/${row?.orderNumber}/refund`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount }),
  });
  return response.json();
}

it('that takes money at once is booked with, once, and refunded', async () => {
  const { key, quote, pay } = await order();
  const answer = await pay();
  expect(answer).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded', cart: { requireConfirmation: false } } });
  expect(await pay()).toEqual(answer);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed', method: 'coins', payment: 'captured' }]);
  expect(books.balance()).toBe(8900);
  expect(await cancel(key, quote.grandTotal)).toMatchObject({ status: 'cancelled', refund: { amount: 89 } });
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'cancelled', payment: 'refunded' }]);
  expect(books.balance()).toBe(0);
  await expectPaymentsBalanced(shop.backend, 'coins', 'at-once');
});

it('that declines is asked again under the same key', async () => {
  const { key, pay } = await order('bad');
  expect(await pay()).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
  expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'payment_failed' });
  expect(await bookingsOf(shop.backend, key)).toEqual([]);
  expect(books.balance()).toBe(0);
});

it('books all the same when the hold runs out before it is booked, and there are places', async () => {
  await shop.close();
  await open({
    steps: withStepAfter('authorisePayment', async () => {
      shop.clock.advance(16);
      return undefined;
    }),
  });
  const { quote, pay } = await order();
  expect(await pay()).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  expect([books.paid.size, books.balance(), await seatsTaken(shop.backend, quote)]).toEqual([1, 8900, 1]);
  await expectPaymentsBalanced(shop.backend, 'coins', 'at-once');
});

it('gives the money back when the places are gone before it is booked', async () => {
  await shop.close();
  await open({
    steps: withStepAfter('authorisePayment', async ({ order: { cart, stripePaymentMethod } }) => {
      if (stripePaymentMethod !== 'coins') return undefined;
      shop.clock.advance(16);
      const [hold] = await readHoldsOf(shop.backend.db, cart.id);
      await sellOut(shop.shopper, { queryDate: hold?.day ?? '', startingTime: hold?.startingTime ?? '' });
      return undefined;
    }),
  });
  const { pay } = await order();
  expect(await pay()).toMatchObject({ status: 409, body: { code: 'sold_out' } });
  expect([books.paid.size, books.balance()]).toEqual([1, 0]);
});

it('gives back what the operator declines, and keeps the rest', async () => {
  const tours = toursFor(shop.backend.catalogue, shop.clock.now(), [{ onRequest: true }, { onRequest: false }]);
  const held = await heldTogether(shop.shopper, await Promise.all(tours.map((tour) => wishFor(shop.shopper, tour))));
  const key = randomUUID();
  const body = { ...(await orderOf(shop.shopper, tours, held)), stripePaymentMethod: 'coins' };
  expect(await shop.shopper.pay(key, body)).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded', paidAtOnce: true } });
  const rows = async () => (await bookingsOf(shop.backend, key)).sort((one, other) => one.position - other.position);
  const [asked, certain] = await rows();
  expect(books.balance()).toBe((asked?.total ?? 0) + (certain?.total ?? 0));
  await decline(shop.backend, asked?.id ?? '');
  await shop.settle();
  expect(books.balance()).toBe(certain?.total);
  expect(await rows()).toMatchObject([{ status: 'declined', payment: 'refunded' }, { status: 'confirmed' }]);
  await expectPaymentsBalanced(shop.backend, 'coins', 'at-once');
});

it('books what was paid while nobody was there, when its provider says so', async () => {
  await shop.close();
  let isFirst = true;
  await open({
    steps: withStepAfter('authorisePayment', async () => {
      if (isFirst) {
        isFirst = false;
        await new Promise(() => {});
      }
      return undefined;
    }),
  });
  const { key, pay } = await order();
  void pay().catch(() => {});
  await expect.poll(() => books.paid.size).toBe(1);
  shop.clock.advance(1);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed', payment: 'captured' }]);
  await expectPaymentsBalanced(shop.backend, 'coins', 'at-once');
});

it('is no way to have an organisation charged, nor is one that there is not', async () => {
  const { pay } = await order();
  expect((await pay()).status).toBe(200);
  const quote = await shop.shopper.quote(pastaTour);
  for (const stripePaymentMethod of ['account', 'shells']) {
    expect(await shop.shopper.pay(randomUUID(), { ...orderFor(quote), stripePaymentMethod })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: { field: 'stripePaymentMethod' } },
    });
  }
});
