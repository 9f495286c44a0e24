import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { forAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { bookingsOf, expectBalanced, intentsOf, seatsTaken } from '#tests/support/ledger.ts';
import { orderFor, pastaTour, shopperAt, type Shopper } from '#tests/support/order.ts';

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

  /** Everything that a departure has, wanted by one booker after another, each within the most that one may book. */
  async function sellOut(like: { queryDate: string; startingTime: string }): Promise<void> {
    for (;;) {
      const { components } = await shopper.details(pastaTour, like.queryDate);
      const found = components?.find(({ startingTime }) => startingTime === like.startingTime);
      const most = found?.pricingGroups.ageGroup?.values.find(({ id }) => id === 'adult')?.max ?? 1;
      const quantity = Math.min(found?.seatsLeft ?? 0, most);
      if (quantity === 0) return;
      const quoted = await shopper.hold({
        tourId: pastaTour.tourId,
        queryDate: like.queryDate,
        startingTime: like.startingTime,
        components: forAdults(quantity),
      });
      if (!quoted) throw new Error('the last seats cannot be had');
      expect((await shopper.pay(randomUUID(), orderFor(quoted))).status).toBe(200);
    }
  }

  it('charges nothing for a quote that ran out while its shopper typed (fault 15)', async () => {
    const key = randomUUID();
    const quote = await shopper.quote(pastaTour);
    clock.advance(quoteMinutes + 1);
    expect(await shopper.pay(key, orderFor(quote))).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
    expect(intentsOf(shop.backend, key)).toEqual([]);
    await expect.poll(() => seatsTaken(shop.backend, quote), { timeout: 15_000 }).toBe(0);
  });

  it('voids the authorisation of a quote that ran out during 3-D Secure (fault 16)', async () => {
    const key = randomUUID();
    const quote = await shopper.quote(pastaTour);
    const order = orderFor(quote, { paymentMethodId: 'pm_card_authenticationRequired' });
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

  it('voids the authorisation when another has bought the last seats meanwhile (fault 18)', async () => {
    const key = randomUUID();
    const quote = await shopper.quote(pastaTour);
    const order = orderFor(quote, { paymentMethodId: 'pm_card_authenticationRequired' });
    const challenged = await shopper.pay(key, order);
    expect(challenged.body.stripeStatus).toBe('requires_action');
    clock.advance(quoteMinutes + 1);
    await expect.poll(() => seatsTaken(shop.backend, quote), { timeout: 15_000 }).toBe(0);
    await sellOut(quote);
    await shopper.authenticate(challenged, 'succeed');
    const paymentIntentId = challenged.body.paymentIntentId ?? '';
    const late = await shopper.pay(key, { ...order, chargeRequest: { ...order.chargeRequest, paymentIntentId } });
    expect(late).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    await expect.poll(() => intentsOf(shop.backend, key).map(({ status }) => status), { timeout: 15_000 }).toEqual(['canceled']);
    expect(await bookingsOf(shop.backend, key)).toEqual([]);
    const { availability } = await shopper.details(pastaTour);
    expect(availability.availableDates.length, 'other dates are on offer').toBeGreaterThan(0);
    await expectBalanced(shop.backend);
  });
});
