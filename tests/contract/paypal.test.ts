import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payPalSimulatorMessages } from '#i18n/paypal-simulator/index.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';
import { payPalOrdersOf } from '#tests/support/paypal-orders.ts';

let shop: FaultyShop;
beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

async function begin(body: object, key: string = randomUUID()) {
  const response = await fetch(`${shop.url}/api/payment-gateway/paypal-order`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
  return { key, status: response.status, body: (await response.json()) as { paymentIntentId: string; redirectUrl: string } };
}

describe('POST /payment-gateway/paypal-order', () => {
  it('makes PayPal’s order for what is held, once for each key, whatever method the order names', async () => {
    const order = orderFor(await shop.shopper.quote(pastaTour));
    const first = await begin(order);
    expect(first).toMatchObject({ status: 200, body: { stripeStatus: 'requires_action', invoices: [], bookings: [] } });
    expect((await begin(order, first.key)).body).toEqual(first.body);
    const [made, ...others] = payPalOrdersOf(shop.backend, first.key);
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      id: first.body.paymentIntentId,
      intent: 'AUTHORIZE',
      purchase_units: [{ invoice_id: first.key, amount: { currency_code: 'EUR', value: order.chargeRequest.amount.toFixed(2) } }],
    });
  });

  it('refuses what the checkout refuses, before PayPal hears of it', async () => {
    const order = orderFor(await shop.shopper.quote(pastaTour));
    const cheaper = await begin({ ...order, chargeRequest: { ...order.chargeRequest, amount: 1 } });
    expect(cheaper).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect(payPalOrdersOf(shop.backend, cheaper.key)).toEqual([]);
    expect((await begin(order, 'no-key')).status).toBe(400);
  });

  it('names amounts in currencies without a minor unit as PayPal wants them', async () => {
    const { key, status } = await begin(orderFor(await shop.shopper.quote(pastaTour, undefined, 0, 'JPY')));
    expect(status).toBe(200);
    const [made] = payPalOrdersOf(shop.backend, key);
    expect(made?.purchase_units[0].amount.value).toMatch(/^\d+$/);
  });
});

describe('the page that stands for PayPal’s', () => {
  it.each(['en', 'de'] as const)('speaks the shopper’s language: %s', async (locale) => {
    const { body } = await begin({ ...orderFor(await shop.shopper.quote(pastaTour)), locale });
    const { pathname, search } = new URL(body.redirectUrl);
    expect(await (await fetch(shop.url + pathname + search)).text()).toContain(payPalSimulatorMessages(locale).notice);
  });

  it('is over for what nobody has begun', async () => {
    expect((await fetch(`${shop.url}/simulator/paypal/checkoutnow?token=NOTHING`)).status).toBe(410);
  });
});
