import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, seatsTaken } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes } from '#tests/support/order-sizes.ts';
import { orderForAll } from '#tests/support/order.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

it.each(orderSizes)('charges nothing until the total that is held is agreed to, an order of $of (fault 17)', async (size) => {
  const key = randomUUID();
  const held = await holdOrder(shop, size);
  const order = orderForAll(held);
  const { amount } = order.chargeRequest;
  const seen = amount - 7;
  expect(await shop.shopper.pay(key, { ...order, chargeRequest: { ...order.chargeRequest, amount: seen } })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { oldTotal: seen, newTotal: amount, currencyCode: 'EUR' } },
  });
  expect([intentsOf(shop.backend, key), await bookingsOf(shop.backend, key)]).toEqual([[], []]);
  for (const { quote } of held) expect(await seatsTaken(shop.backend, quote), 'held on').toBe(1);
  expect(await shop.shopper.pay(key, order)).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: amount * 100 }]);
  expect(await bookingsOf(shop.backend, key)).toHaveLength(size.items);
  await expectBalanced(shop.backend);
});
