import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { bookingsOf, expectBalanced, intentsOf, seatsTaken } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll, pastaTour, shopperAt, type HeldItem, type Shopper } from '#tests/support/order.ts';
import { sellOut } from '#tests/support/sell-out.ts';

const quoteMinutes = 15;

describe('seats that are gone', () => {
  let shop: RunningServer;
  let shopper: Shopper;
  let clock: ReturnType<typeof testClock>;

  beforeEach(async () => {
    clock = testClock();
    shop = await startTestServer({ clock: clock.now });
    shopper = shopperAt(shop.url);
  });
  afterEach(() => shop.close());

  async function ordered(size: Size) {
    const held = await holdOrder({ backend: shop.backend, shopper }, size);
    const order = orderForAll(held, { paymentMethodId: 'pm_card_authenticationRequired' });
    return { quotes: held.map(({ quote }) => quote), order };
  }

  /** A server frees what has run out once in a while. */
  const expectFree = async (quotes: readonly HeldItem[]): Promise<void> => {
    for (const quote of quotes) await expect.poll(() => seatsTaken(shop.backend, quote), { timeout: 15_000 }).toBe(0);
  };

  it.each(orderSizes)('charges nothing for quotes that ran out while their shopper typed an order of $of (fault 15)', async (size) => {
    const key = randomUUID();
    const { quotes, order } = await ordered(size);
    clock.advance(quoteMinutes + 1);
    expect(await shopper.pay(key, order)).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
    expect(intentsOf(shop.backend, key)).toEqual([]);
    await expectFree(quotes);
  });

  it.each(orderSizes)('voids the authorisation of quotes that ran out during 3-D Secure, an order of $of (fault 16)', async (size) => {
    const key = randomUUID();
    const { order } = await ordered(size);
    const challenged = await shopper.pay(key, order);
    expect(challenged).toMatchObject({ status: 200, body: { stripeStatus: 'requires_action' } });
    clock.advance(quoteMinutes + 1);
    await shopper.authenticate(challenged, 'succeed');
    const paymentIntentId = challenged.body.paymentIntentId ?? '';
    const late = await shopper.pay(key, { ...order, chargeRequest: { ...order.chargeRequest, paymentIntentId } });
    expect(late).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
    await expect.poll(() => intentsOf(shop.backend, key).map(({ status }) => status), { timeout: 15_000 }).toEqual(['canceled']);
    expect(await bookingsOf(shop.backend, key)).toEqual([]);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)(
    'voids all when another has bought the last seats of one item meanwhile, an order of $of (fault 18)',
    async (size) => {
      const key = randomUUID();
      const { quotes, order } = await ordered(size);
      const challenged = await shopper.pay(key, order);
      expect(challenged.body.stripeStatus).toBe('requires_action');
      clock.advance(quoteMinutes + 1);
      await expectFree(quotes);
      await sellOut(shopper, quotes.at(-1) as HeldItem);
      await shopper.authenticate(challenged, 'succeed');
      const paymentIntentId = challenged.body.paymentIntentId ?? '';
      const late = await shopper.pay(key, { ...order, chargeRequest: { ...order.chargeRequest, paymentIntentId } });
      expect(late).toMatchObject({ status: 409, body: { code: 'sold_out' } });
      await expect.poll(() => intentsOf(shop.backend, key).map(({ status }) => status), { timeout: 15_000 }).toEqual(['canceled']);
      expect(await bookingsOf(shop.backend, key)).toEqual([]);
      const { availability } = await shopper.details(pastaTour);
      expect(availability.availableDates.length, 'other dates are on offer').toBeGreaterThan(0);
      await expectBalanced(shop.backend);
    },
  );
});
