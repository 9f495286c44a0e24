import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { authorizationCheckout } from '#contracts/documented/authorization-checkout.ts';
import { checkout } from '#contracts/documented/checkout.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import { organizationIn } from '#tests/support/accounts.ts';
import { onAccount } from '#tests/support/account-order.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { giftBoughtBy, giftOrder } from '#tests/support/gift-vouchers.ts';
import { orderFor, pastaTour, shopperAt } from '#tests/support/order.ts';
import { signedInAt, withToken } from '#tests/support/signed-in.ts';
import { makeVoucher } from '#tests/support/vouchers.ts';

let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
});
afterAll(() => server.close());

const withKey = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });
const refused = (body: CheckoutRequest) => refusal(target, checkout, { headers: withKey(), body });
/** The day so many days from now, in UTC. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('POST /shopper/checkout with a gift voucher', () => {
  it('answers with the voucher, an invoice and no booking', async () => {
    const key = randomUUID();
    const sendOn = inDays(30);
    const { body } = await call(target, checkout, { headers: withKey(key), body: giftOrder({ amount: 75.5, giftVoucher: { sendOn } }) });
    const { code, orderNumber } = await giftBoughtBy(server.backend, key);
    expect(body).toMatchObject({
      stripeStatus: 'succeeded',
      invoices: [{ number: orderNumber, total: 75.5, currencyCode: 'EUR' }],
      bookings: [],
      vouchers: [],
      giftVoucher: { amount: 75.5, currencyCode: 'EUR', recipientName: 'Grace Hopper', recipientEmail: 'grace@example.com', sendOn },
      cart: { tcConfirmationNumber: orderNumber, requireConfirmation: false },
    });
    expect(JSON.stringify(body), 'the code is in the voucher alone').not.toContain(code);
  });

  it.each<[string, Parameters<typeof giftOrder>[0], object]>([
    ['less than the least', { amount: 9 }, { field: 'chargeRequest.amount', problem: 'out_of_range' }],
    ['more than the most', { amount: 501 }, { field: 'chargeRequest.amount', problem: 'out_of_range' }],
    ['a part of a cent', { amount: 50.005 }, { field: 'chargeRequest.amount', problem: 'out_of_range' }],
    ['as few yen', { amount: 50, currency: 'JPY' }, { field: 'chargeRequest.amount', problem: 'out_of_range' }],
    ['a poster that there is not', { giftVoucher: { design: 'atlantis' } }, { field: 'cart.giftVoucher.design', problem: 'unknown' }],
    ['a tour that there is not', { giftVoucher: { tourId: randomUUID() } }, { field: 'cart.giftVoucher.tourId', problem: 'unknown' }],
    ['a day before today', { giftVoucher: { sendOn: inDays(-3) } }, { field: 'cart.giftVoucher.sendOn', problem: 'out_of_range' }],
    ['a day too far ahead', { giftVoucher: { sendOn: inDays(370) } }, { field: 'cart.giftVoucher.sendOn', problem: 'out_of_range' }],
    ['a message that is too long', { giftVoucher: { message: 'x'.repeat(401) } }, { field: 'cart.giftVoucher.message' }],
    ['nobody to give it to', { giftVoucher: { recipientName: ' ' } }, { field: 'cart.giftVoucher.recipientName' }],
  ])('refuses one of %s', async (_, wishes, details) => {
    expect(await refused(giftOrder(wishes))).toMatchObject({ code: 'invalid_request', details });
  });

  it('refuses a day to send it on without an address', async () => {
    const order = giftOrder({ giftVoucher: { sendOn: inDays(10) } });
    delete order.cart.giftVoucher?.recipientEmail;
    expect(await refused(order)).toMatchObject({ details: { field: 'cart.giftVoucher.recipientEmail', problem: 'missing' } });
  });

  it('refuses one beside tours, none of either, another currency, and one that waits for an operator', async () => {
    const order = giftOrder();
    const { cart } = orderFor(await shopperAt(server.url).quote(pastaTour));
    const { cartItems, participants } = cart;
    const { giftVoucher: _, ...withoutGift } = order.cart;
    expect(await refused({ ...order, cart: { ...order.cart, cartItems, participants } })).toMatchObject({ details: { field: 'cart' } });
    expect(await refused({ ...order, cart: withoutGift })).toMatchObject({ details: { field: 'cart' } });
    expect(await refused({ ...order, cart: { ...order.cart, currency: { id: 'USD' } } })).toMatchObject({
      details: { field: 'cart.currency' },
    });
    expect(await refused({ ...order, requireConfirmation: true })).toMatchObject({ details: { field: 'chargeRequest.authorize' } });
  });

  it('is paid by no voucher', async () => {
    await makeVoucher(server.backend, 'HALF', '--percent 50');
    const order = giftOrder();
    const half = { ...order, cart: { ...order.cart, voucherCode: 'HALF' }, chargeRequest: { ...order.chargeRequest, amount: 25 } };
    expect(await refused(half)).toMatchObject({ details: { field: 'cart.voucherCode', problem: 'for_gift_voucher' } });
  });

  it('is paid by no account', async () => {
    const organizationId = await organizationIn(server.backend);
    const concierge = await signedInAt(server, { organizationId, authorizableScopes: ['bookings:concierge:read-write'] });
    const headers = { ...withKey(), ...withToken(concierge.token) };
    const body = onAccount(giftOrder(), organizationId);
    expect(await refusal(target, authorizationCheckout, { headers, body })).toMatchObject({
      details: { field: 'cart.giftVoucher', problem: 'on_account' },
    });
  });

  it('belongs to who is signed in', async () => {
    const person = await signedInAt(server);
    const key = randomUUID();
    await call(target, checkout, { headers: { ...withKey(key), ...withToken(person.token) }, body: giftOrder() });
    expect((await giftBoughtBy(server.backend, key)).subjectId).toBe(person.id);
  });
});
