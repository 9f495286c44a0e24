import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { readBooking } from '#backend/bookings/booking.ts';
import { accept, decline } from '#backend/operators/decide.ts';
import { paymentsOf, type Payer } from '#backend/simulators/paypal/order.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, mailsTo } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes, orderSizesAndOnRequest, statusesOf, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll } from '#tests/support/order.ts';
import { payPalOrdersOf } from '#tests/support/paypal-orders.ts';
import { answerPayPal, approved, byPayPal } from '#tests/support/paypal.ts';
import { sellOut } from '#tests/support/sell-out.ts';

let shop: FaultyShop;
afterEach(() => shop.close());

const holdMinutes = 15;
const unknown = { status: 503, body: { code: 'unavailable' } };

/** An order whose shopper is at PayPal. */
async function begun(size: Size = orderSizes[0], skip = 0) {
  const key = randomUUID();
  const held = await holdOrder(shop, size, { skip });
  const email = `${key}@example.com`;
  const order = byPayPal(orderForAll(held, { email }));
  const sent = await shop.shopper.pay(key, order);
  expect(sent).toMatchObject({ status: 200, body: { stripeStatus: 'requires_action', bookings: [] } });
  return {
    key,
    email,
    order,
    sent,
    quotes: held.map(({ quote }) => quote),
    total: Math.round(order.chargeRequest.amount * 100),
    approve: (payer?: Payer) => answerPayPal(shop.url, sent, 'approved', payer),
    cancel: () => answerPayPal(shop.url, sent, 'cancelled'),
    /** What the shop sends once PayPal has been answered. */
    comeBack: () => shop.shopper.pay(key, approved(order, key, sent)),
  };
}

const statusesIn = async (key: string): Promise<string[]> => (await bookingsOf(shop.backend, key)).map(({ status }) => status);
const only = (key: string) => {
  const [order, ...others] = payPalOrdersOf(shop.backend, key);
  expect(others).toEqual([]);
  if (!order) throw new Error('PayPal has no order');
  return paymentsOf(order);
};

describe('a payment by PayPal', () => {
  beforeEach(async () => {
    shop = await openFaultyShop();
  });

  it.each(orderSizesAndOnRequest)('is approved twice and books once, an order of $of', async (size) => {
    const { key, approve, comeBack, total } = await begun(size);
    const address = await approve();
    expect(address.pathname + address.search).toContain(`/en/new/checkout/payment?checkout=${key}`);
    expect(address.searchParams.get('PayerID')).not.toBeNull();
    const [first, second] = await Promise.all([comeBack(), comeBack()]);
    const stripeStatus = size.isOnRequest ? 'requires_capture' : 'succeeded';
    expect(first).toMatchObject({ status: 200, body: { stripeStatus } });
    expect([second, await comeBack()]).toEqual([first, first]);
    await shop.settle();
    expect(await statusesIn(key)).toEqual(statusesOf(size));
    const { captures } = only(key);
    expect(captures.map(({ amount }) => Number(amount.value) * 100)).toEqual(size.isOnRequest ? [] : [total]);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('whose page was closed after it was approved is booked once, an order of $of (fault 45)', async (size) => {
    const { key, approve, email } = await begun(size);
    await approve();
    await shop.settle();
    await shop.settle();
    expect(await statusesIn(key)).toEqual(statusesOf(size));
    expect(await mailsTo(shop.backend, email)).toHaveLength(1);
    await expectBalanced(shop.backend);
  });

  it('is found out by the shop itself where its event never comes (fault 45)', async () => {
    const { key, approve } = await begun();
    await approve();
    const { store } = shop.backend.payments.simulators?.payPal ?? {};
    for (const { id } of store?.pendingEvents(10) ?? []) store?.forgetEvent(id);
    shop.clock.advance(2);
    await shop.settle();
    expect(await statusesIn(key)).toEqual(['confirmed']);
    await expectBalanced(shop.backend);
  });

  it.each(orderSizes)('approved after the places were gone is not taken, for an order of $of (fault 45)', async (size) => {
    const { key, approve, quotes, comeBack } = await begun(size);
    shop.clock.advance(holdMinutes - 1);
    await approve();
    shop.clock.advance(2);
    await sellOut(shop.shopper, quotes.at(-1) ?? { queryDate: '', startingTime: '' });
    await shop.settle();
    expect(await statusesIn(key)).toEqual([]);
    const { authorizations, captures } = only(key);
    expect(authorizations.every(({ status }) => status === 'VOIDED')).toBe(true);
    expect(captures).toEqual([]);
    expect((await comeBack()).status).toBe(409);
    await expectBalanced(shop.backend);
  });

  it('waits where its shopper has cancelled, and goes on at the same order', async () => {
    const { key, order, cancel, approve, comeBack, sent } = await begun();
    const address = await cancel();
    expect(address.searchParams.get('PayerID')).toBeNull();
    expect(await comeBack()).toMatchObject({ status: 200, body: { stripeStatus: 'requires_action' } });
    expect((await shop.shopper.pay(key, order)).body.redirectUrl, 'pressed once more').toBe(sent.body.redirectUrl);
    await approve();
    expect((await comeBack()).body.stripeStatus).toBe('succeeded');
    expect(only(key).captures).toHaveLength(1);
    await expectBalanced(shop.backend);
  });

  it('that PayPal declines charges nothing, and the next try is another order of PayPal', async () => {
    const { key, order, approve, comeBack } = await begun();
    await approve('declined');
    expect(await comeBack()).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'payment_failed' });
    const again = await shop.shopper.pay(key, order);
    await answerPayPal(shop.url, again, 'approved');
    expect((await shop.shopper.pay(key, approved(order, key, again))).body.stripeStatus).toBe('succeeded');
    expect(payPalOrdersOf(shop.backend, key)).toHaveLength(2);
    await expectBalanced(shop.backend);
  });

  it('that PayPal declines while nobody is there is said to whoever comes back, who can try again', async () => {
    const { key, order, approve, comeBack } = await begun();
    await approve('declined');
    await shop.settle();
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'payment_failed' });
    expect(await comeBack()).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
    const again = await shop.shopper.pay(key, order);
    await answerPayPal(shop.url, again, 'approved');
    await shop.settle();
    expect((await shop.shopper.pay(key, approved(order, key, again))).body.stripeStatus).toBe('succeeded');
    await expectBalanced(shop.backend);
  });

  it('is given up once the places are not kept any more: approved then, it is not taken', async () => {
    const { key, approve, email } = await begun();
    shop.clock.advance(holdMinutes + 2);
    await shop.settle();
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'quote_expired' });
    await approve();
    await shop.settle();
    expect(only(key)).toMatchObject({ authorizations: [], captures: [] });
    expect(await mailsTo(shop.backend, email)).toEqual([]);
  });

  it('that PayPal looks into is booked once, says so, and is taken when PayPal is done (fault 46)', async () => {
    const { key, approve, comeBack, total } = await begun();
    await approve('pending');
    expect(await comeBack()).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
    await shop.settle();
    const [booking] = await bookingsOf(shop.backend, key);
    expect(await pageOf(booking)).toMatchObject({ bookings: [{ status: 'confirmed' }], paymentTrouble: 'pending' });
    expect(only(key).captures).toHaveLength(1);
    await shop.wait(3);
    await shop.settle();
    expect(await pageOf(booking)).not.toHaveProperty('paymentTrouble');
    expect(only(key).captures.map(({ amount }) => Number(amount.value) * 100)).toEqual([total]);
    await expectBalanced(shop.backend);
  });

  it('is told of in any order: what PayPal has taken back stays so, and what is taken is looked into no more (fault 46)', async () => {
    const { key, approve, comeBack } = await begun();
    await approve('reversed');
    await comeBack();
    await shop.settle();
    const [booking] = await bookingsOf(shop.backend, key);
    for (const state of ['COMPLETED', 'PENDING']) await tell(key, state);
    expect(await pageOf(booking)).toMatchObject({ paymentTrouble: 'reversed' });
    const other = await begun(orderSizes[0], 1);
    await other.approve();
    await other.comeBack();
    await shop.settle();
    await tell(other.key, 'PENDING');
    const [taken] = await bookingsOf(shop.backend, other.key);
    expect(await pageOf(taken)).not.toHaveProperty('paymentTrouble');
  });

  it('that PayPal takes back later leaves the booking, which says so, and the shop is told once (fault 46)', async () => {
    const { key, approve, comeBack } = await begun();
    await approve('reversed');
    await comeBack();
    await shop.settle();
    await shop.settle();
    const [booking] = await bookingsOf(shop.backend, key);
    expect(await pageOf(booking)).toMatchObject({ bookings: [{ status: 'confirmed' }], paymentTrouble: 'reversed' });
    const told = (await mailsTo(shop.backend, shop.backend.brand.email)).map(({ subject }) => subject);
    expect(told).toEqual([expect.stringContaining(booking?.orderNumber ?? '')]);
    expect(only(key).captures).toHaveLength(1);
  });

  it.each([
    { says: 'accepts', decide: (id: string) => readBooking(shop.backend.db, id).then((found) => found && accept(shop.backend, found)) },
    { says: 'declines', decide: (id: string) => decline(shop.backend, id) },
  ])('is captured in one sum when the operator $says', async ({ says, decide }) => {
    const { key, approve, comeBack, total } = await begun({ of: '2 items, one on request', items: 2, isOnRequest: true });
    await approve();
    await comeBack();
    const asked = (await bookingsOf(shop.backend, key)).at(-1);
    await decide(asked?.id ?? '');
    await shop.settle();
    expect(await statusesIn(key)).toEqual(['confirmed', says === 'accepts' ? 'confirmed' : 'declined']);
    const taken = total - (says === 'accepts' ? 0 : (asked?.total ?? 0));
    expect(only(key).captures.map(({ amount }) => Math.round(Number(amount.value) * 100))).toEqual([taken]);
    await expectBalanced(shop.backend);
  });

  it('of two bookings is refunded in part when one is cancelled', async () => {
    const { key, approve, comeBack } = await begun(orderSizes[1], 20);
    await approve();
    await comeBack();
    await shop.settle();
    const [booking] = await bookingsOf(shop.backend, key);
    expect((await refund(booking)).status).toBe(200);
    await shop.settle();
    expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'cancelled', payment: 'refunded' }, { status: 'confirmed' }]);
    expect(only(key).refunds.map(({ amount }) => Math.round(Number(amount.value) * 100))).toEqual([booking?.total]);
    await expectBalanced(shop.backend);
  });

  it('is taken up by nobody else: an order of PayPal belongs to one checkout', async () => {
    const [mine, other] = [await begun(), await begun(orderSizes[0], 1)];
    await mine.approve();
    const stolen = await shop.shopper.pay(other.key, approved(other.order, other.key, mine.sent));
    expect(stolen).toMatchObject({ status: 400, body: { details: { field: 'chargeRequest.paymentIntentId' } } });
    const misnamed = await shop.shopper.pay(mine.key, approved(mine.order, other.key, mine.sent));
    expect(misnamed).toMatchObject({ status: 400, body: { details: { field: 'cart.payPalInvoiceId' } } });
  });

  it('hears of what PayPal has signed alone', async () => {
    const { key, approve } = await begun();
    await approve();
    const [event] = shop.backend.payments.simulators?.outboxes.flatMap(({ pending }) => pending(10)) ?? [];
    const headers = new Headers(event?.headers);
    headers.set('PayPal-Transmission-Sig', 'c29tZWJvZHk=');
    headers.set('Content-Type', 'application/json');
    const send = (body?: string) => fetch(`${shop.url}/api/payment-gateway/webhook`, { method: 'POST', headers, body: body ?? null });
    expect((await send(event?.payload)).status).toBe(400);
    expect((await send('{')).status).toBe(400);
    expect(await statusesIn(key)).toEqual([]);
  });
});

describe('a payment whose answer of PayPal is lost', () => {
  it.each([
    { call: 'creates the order', lost: /\/v2\/checkout\/orders$/ },
    { call: 'sets the money aside', lost: /\/authorize$/ },
    { call: 'captures', lost: /\/capture$/ },
  ])('when the shop $call is made once all the same (fault 45)', async ({ lost }) => {
    let losses = 2;
    shop = await openFaultyShop({
      onPayPal: (network) => async (input, init) => {
        const answer = await network(input, init);
        const { url, method } = new Request(input, init);
        if (method !== 'POST' || !lost.test(new URL(url).pathname) || losses === 0) return answer;
        losses -= 1;
        throw new TypeError('fetch failed');
      },
    });
    const key = randomUUID();
    const order = byPayPal(orderForAll(await holdOrder(shop, orderSizes[0])));
    let sent = await shop.shopper.pay(key, order);
    if (sent.status !== 200) {
      expect(sent).toMatchObject(unknown);
      sent = await shop.shopper.pay(key, order);
    }
    await answerPayPal(shop.url, sent, 'approved');
    const back = await shop.shopper.pay(key, approved(order, key, sent));
    if (back.status !== 200) expect(back).toMatchObject(unknown);
    await shop.settle();
    shop.clock.advance(1);
    await shop.settle();
    expect(losses).toBe(0);
    expect(await statusesIn(key)).toEqual(['confirmed']);
    expect(only(key).captures).toHaveLength(1);
    await expectBalanced(shop.backend);
  });
});

/** PayPal tells of a capture, late. */
async function tell(key: string, state: string): Promise<void> {
  const { payPal } = shop.backend.payments.simulators ?? {};
  const [order] = payPalOrdersOf(shop.backend, key);
  const [capture] = order ? paymentsOf(order).captures : [];
  payPal?.store.write({
    objects: [
      {
        id: `WH-${randomUUID()}`,
        event_version: '1.0',
        resource_type: 'capture',
        event_type: `PAYMENT.CAPTURE.${state}`,
        create_time: shop.clock.now().toISOString(),
        resource: { ...capture, supplementary_data: { related_ids: { order_id: order?.id } } },
      },
    ],
  });
  await shop.settle();
}

const access = (id: string) => ({ Authorization: `Bearer ${newAccessToken(shop.backend, id).accessToken}` });
type Row = Awaited<ReturnType<typeof bookingsOf>>[number] | undefined;

async function pageOf(row: Row): Promise<unknown> {
  const response = await fetch(`${shop.url}/api/shopper/orders/${row?.orderNumber}`, { headers: access(row?.id ?? '') });
  expect(response.status).toBe(200);
  return response.json();
}

const refund = (row: Row) =>
  fetch(`${shop.url}/api/shopper/bookings/${row?.orderNumber}/refund`, {
    method: 'POST',
    headers: { ...access(row?.id ?? ''), 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: (row?.total ?? 0) / 100 }),
  });
