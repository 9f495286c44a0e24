import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { decline } from '#backend/operators/decide.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, expectPaymentsBalanced, intentsOf, mailsTo, refundsOf } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll, type Answered } from '#tests/support/order.ts';
import { listed, makeVoucher, shareOf, voucherCommand, withVoucher } from '#tests/support/vouchers.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

const twoItems: Size = { of: '2 items', items: 2 };

/** An order of a cart whose places are held. */
async function held(size: Size = orderSizes[0], email = `${randomUUID()}@example.com`) {
  return orderForAll(await holdOrder(shop, size, { skip: 20 }), { email });
}

/** How often a voucher is used at this moment, as its list says. */
const used = async (code: string): Promise<number> => Number((await listed(shop.backend, code))['used']);

async function cancel(orderNumber: string, bookingId: string, amount: number): Promise<void> {
  const { accessToken } = newAccessToken(shop.backend, bookingId);
  const response = await fetch(`${shop.url}/api/shopper/bookings/${orderNumber}/refund`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount }),
  });
  expect(response.status, await response.text()).toBe(200);
  await shop.settle();
}

const usedUp = { status: 409, body: { code: 'voucher_refused', details: { voucherStatus: 'used_up' } } };

describe('a voucher', () => {
  it.each(orderSizes)('takes its value off what is charged, in a line of each booking, an order of $of', async (size) => {
    await makeVoucher(shop.backend, 'TWENTY', '--amount 20 --currency EUR');
    const key = randomUUID();
    const order = await held(size);
    const answer = await shop.shopper.pay(key, withVoucher(order, 'TWENTY', 20));
    expect(answer).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
    await shop.settle();
    const total = Math.round(order.chargeRequest.amount * 100) - 2_000;
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: total }]);
    const booked = await bookingsOf(shop.backend, key);
    expect(booked.reduce((sum, booking) => sum + booking.total, 0)).toBe(total);
    expect(booked.map(({ lines }) => lines.at(-1))).toMatchObject(
      Array.from({ length: size.items }, () => ({ kind: 'discount', id: 'TWENTY', total: -2_000 / size.items })),
    );
    await expectBalanced(shop.backend);
  });

  it('is told of in the mail', async () => {
    await makeVoucher(shop.backend, 'TEN', '--percent 10');
    const plain = await held();
    const order = withVoucher(plain, 'TEN', shareOf(plain, 10));
    await shop.shopper.pay(randomUUID(), order);
    await shop.settle();
    const [mail] = await mailsTo(shop.backend, order.cart.persons[0]?.email ?? '');
    expect((await PostalMime.parse(mail?.raw ?? '')).text).toMatch(/Voucher TEN: -€\d/);
  });

  it.each(['closed the page', 'card declined'])('is free again where its order was %s (fault 49)', async (what) => {
    await makeVoucher(shop.backend, 'ONCE', '--percent 50 --uses 1');
    const order = await held();
    const half = shareOf(order, 50);
    const paymentMethodId = what === 'card declined' ? 'pm_card_visa_chargeDeclined' : 'pm_card_authenticationRequired';
    const tried = { ...order, chargeRequest: { ...order.chargeRequest, paymentMethodId } };
    const key = randomUUID();
    await shop.shopper.pay(key, withVoucher(tried, 'ONCE', half));
    if (what === 'closed the page') {
      expect(await used('ONCE')).toBe(1);
      shop.clock.advance(17);
      await shop.settle();
    }
    expect(await used('ONCE')).toBe(0);
    const next = await held();
    expect(await shop.shopper.pay(randomUUID(), withVoucher(next, 'ONCE', shareOf(next, 50)))).toMatchObject({ status: 200 });
    expect(await used('ONCE')).toBe(1);
    await expectBalanced(shop.backend);
  });

  it('whose order is tried again with another card is the same one, even where it has ended meanwhile', async () => {
    await makeVoucher(shop.backend, 'ONCE', '--percent 50 --uses 1');
    const order = await held();
    const half = shareOf(order, 50);
    const key = randomUUID();
    const declined = { ...order, chargeRequest: { ...order.chargeRequest, paymentMethodId: 'pm_card_visa_chargeDeclined' } };
    expect((await shop.shopper.pay(key, withVoucher(declined, 'ONCE', half))).status).toBe(402);
    await voucherCommand(shop.backend, 'end ONCE');
    expect((await shop.shopper.pay(key, withVoucher(order, 'ONCE', half))).body.stripeStatus).toBe('succeeded');
    expect(await used('ONCE')).toBe(1);
  });

  it('that is given back with a declined request is free once, and the rest of its order keeps it (fault 49)', async () => {
    await makeVoucher(shop.backend, 'ONCE', '--amount 10 --currency EUR --uses 1');
    const key = randomUUID();
    const order = await held({ of: '2 items, one on request', items: 2, isOnRequest: true });
    await shop.shopper.pay(key, withVoucher(order, 'ONCE', 10));
    await shop.settle();
    const [first, asked] = await bookingsOf(shop.backend, key);
    await decline(shop.backend, asked?.id ?? '');
    await shop.settle();
    expect(await used('ONCE')).toBe(1);
    expect(intentsOf(shop.backend, key)).toMatchObject([{ amount_received: first?.total }]);
    await cancel(first?.orderNumber ?? '', first?.id ?? '', (first?.total ?? 0) / 100);
    expect(await used('ONCE')).toBe(0);
    await expectBalanced(shop.backend);
  });

  it('and money come back as they were given, never more than was paid, when one booking of two is cancelled (fault 50)', async () => {
    await makeVoucher(shop.backend, 'TWENTY', '--amount 20 --currency EUR --uses 1');
    const key = randomUUID();
    const order = await held(twoItems);
    await shop.shopper.pay(key, withVoucher(order, 'TWENTY', 20));
    await shop.settle();
    const booked = await bookingsOf(shop.backend, key);
    const [intent] = intentsOf(shop.backend, key);
    for (const { id, orderNumber, total } of booked) await cancel(orderNumber, id, total / 100);
    const back = refundsOf(shop.backend, intent?.id ?? '');
    expect(back.map(({ amount }) => amount)).toEqual(booked.map(({ total }) => total));
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(intent?.amount_received);
    expect(await used('TWENTY')).toBe(0);
    await expectBalanced(shop.backend);
  });

  it('is won by one of many who ask for its last use at once (fault 21)', async () => {
    await makeVoucher(shop.backend, 'LAST', '--percent 50 --uses 1');
    const orders = await Promise.all(Array.from({ length: 8 }, () => held()));
    const answers = await Promise.all(
      orders.map((order) => shop.shopper.pay(randomUUID(), withVoucher(order, 'LAST', shareOf(order, 50)))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(usedUp);
    await shop.settle();
    expect(await used('LAST')).toBe(1);
    await expectBalanced(shop.backend);
  });

  it('for one use by each person is refused to who has used it, however the address is written', async () => {
    await makeVoucher(shop.backend, 'EACH', '--percent 50 --uses-per-person 1');
    const pay = async (email: string): Promise<Answered> => {
      const order = await held(orderSizes[0], email);
      return shop.shopper.pay(randomUUID(), withVoucher(order, 'EACH', shareOf(order, 50)));
    };
    expect((await pay('ada@example.com')).status).toBe(200);
    expect(await pay('Ada@Example.com')).toMatchObject(usedUp);
    expect((await pay('grace@example.com')).status).toBe(200);
  });

  it('that covers all is all that pays: nothing is charged, and it is free again once cancelled', async () => {
    await makeVoucher(shop.backend, 'ALL', '--percent 100 --uses 1');
    const key = randomUUID();
    const order = await held(twoItems);
    const free = withVoucher(order, 'ALL', order.chargeRequest.amount);
    const byCard = { ...free, stripePaymentMethod: 'card' };
    expect(await shop.shopper.pay(randomUUID(), byCard)).toMatchObject({
      status: 400,
      body: { details: { field: 'stripePaymentMethod' } },
    });
    const answer = await shop.shopper.pay(key, free);
    expect(answer).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded', invoices: [{ total: 0 }, { total: 0 }] } });
    await shop.settle();
    expect(await shop.shopper.pay(key, free)).toEqual(answer);
    expect(intentsOf(shop.backend, key)).toEqual([]);
    for (const { id, orderNumber, status } of await bookingsOf(shop.backend, key)) {
      expect(status).toBe('confirmed');
      await cancel(orderNumber, id, 0);
    }
    expect(await used('ALL')).toBe(0);
    await expectPaymentsBalanced(shop.backend, 'voucher', 'with-booking');
  });

  it('alone does not pay for an order that costs something', async () => {
    const order = { ...(await held()), stripePaymentMethod: 'voucher' };
    expect(await shop.shopper.pay(randomUUID(), order)).toMatchObject({ status: 400, body: { details: { problem: 'another_total' } } });
  });

  it('that takes off another amount than the shopper was shown is agreed to anew', async () => {
    await makeVoucher(shop.backend, 'TEN', '--percent 10');
    const order = await held();
    const answer = await shop.shopper.pay(randomUUID(), withVoucher(order, 'TEN', 20));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'price_changed', details: { newTotal: order.chargeRequest.amount - shareOf(order, 10) } },
    });
    expect(await used('TEN')).toBe(0);
  });

  it('that ends while its order is at the bank stands for that order', async () => {
    await makeVoucher(shop.backend, 'SOON', '--percent 50');
    const order = await held();
    const atBank = { ...order, chargeRequest: { ...order.chargeRequest, paymentMethodId: 'pm_card_authenticationRequired' } };
    const key = randomUUID();
    const asked = await shop.shopper.pay(key, withVoucher(atBank, 'SOON', shareOf(order, 50)));
    await shop.shopper.authenticate(asked, 'succeed');
    await voucherCommand(shop.backend, 'end SOON');
    await shop.settle();
    expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed', total: order.chargeRequest.amount * 50 }]);
    await expectBalanced(shop.backend);
  });
});
