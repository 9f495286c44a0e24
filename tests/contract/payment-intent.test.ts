import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, intentsOf } from '#tests/support/ledger.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';
import { confirm, confirming, setAside } from '#tests/support/wallet.ts';

let shop: FaultyShop;
beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

const ordered = async (currency?: 'JPY') => orderFor(await shop.shopper.quote(pastaTour, undefined, 0, currency));

describe('POST /payment-gateway/payment-intent', () => {
  it('sets aside what is held, once for each key, whatever method the order names, and books nothing', async () => {
    const [key, order] = [randomUUID(), await ordered()];
    const first = await setAside(shop.shopper, key, order);
    expect(first).toMatchObject({ status: 200, body: { stripeStatus: 'requires_capture', invoices: [], bookings: [] } });
    expect((await setAside(shop.shopper, key, order)).body).toEqual(first.body);
    expect(intentsOf(shop.backend, key)).toMatchObject([
      { id: first.body.paymentIntentId, amount: order.chargeRequest.amount * 100, currency: 'eur', capture_method: 'manual' },
    ]);
    expect(await bookingsOf(shop.backend, key)).toEqual([]);
  });

  it('counts in the smallest unit of a currency', async () => {
    const [key, order] = [randomUUID(), await ordered('JPY')];
    await setAside(shop.shopper, key, order);
    expect(intentsOf(shop.backend, key)).toMatchObject([{ amount: order.chargeRequest.amount, currency: 'jpy' }]);
  });

  it('refuses what the checkout refuses, before Stripe hears of it', async () => {
    const [key, order] = [randomUUID(), await ordered()];
    const cheaper = { ...order, chargeRequest: { ...order.chargeRequest, amount: 1 } };
    expect(await setAside(shop.shopper, key, cheaper)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect(intentsOf(shop.backend, key)).toEqual([]);
    expect((await setAside(shop.shopper, 'no-key', order)).status).toBe(400);
  });
});

describe('POST /shopper/payment-confirmation', () => {
  it('books what is set aside, and answers the same when it is asked again', async () => {
    const [key, order] = [randomUUID(), await ordered()];
    const sent = await setAside(shop.shopper, key, order);
    const first = await confirm(shop.shopper, key, confirming(order, sent));
    expect(first).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded', bookings: [{ status: 'confirmed' }] } });
    expect(await confirm(shop.shopper, key, confirming(order, sent))).toEqual(first);
    expect((await setAside(shop.shopper, key, order)).body, 'an intent that is booked is the booking').toEqual(first.body);
  });

  it('wants to know which intent, and takes no other', async () => {
    const [key, order] = [randomUUID(), await ordered()];
    const unnamed = await confirm(shop.shopper, key, order);
    expect(unnamed).toMatchObject({ status: 400, body: { details: { field: 'chargeRequest.paymentIntentId' } } });
    const invented = await confirm(shop.shopper, key, confirming(order, { body: { paymentIntentId: 'pi_of_nobody' } }));
    expect(invented).toMatchObject({ status: 400, body: { details: { problem: 'of_another_checkout' } } });
    expect([await bookingsOf(shop.backend, key), intentsOf(shop.backend, key)]).toEqual([[], []]);
  });
});
