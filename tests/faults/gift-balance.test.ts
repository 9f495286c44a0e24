import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Step } from '#backend/checkout/checkout.ts';
import { decline } from '#backend/operators/decide.ts';
import { addDays } from '#domain/day.ts';
import { forAdults } from '#tests/support/adults.ts';
import { answerOn, byBancontact, pageOf } from '#tests/support/bancontact.ts';
import { guestOf } from '#tests/support/booked.ts';
import { openFaultyShop, withStepAfter, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, expectPaymentsBalanced, intentsOf, mailsTo } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll, pastaTour, type Answered } from '#tests/support/order.ts';
import { askDiscount, listed, makeGift, makeVoucher, voucherCommand, withVoucher } from '#tests/support/vouchers.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(async () => {
  await shop.settle();
  await expectBalanced(shop.backend);
  await expectPaymentsBalanced(shop.backend, 'voucher', 'with-booking');
  await shop.close();
});

const code = 'GIFT';
/** What the pasta tour costs an adult. */
const price = 89;
const twoItems: Size = { of: '2 items', items: 2 };
const oneAsked: Size = { of: '2 items, one on request', items: 2, isOnRequest: true };
const allAsked: Size = { of: '1 item on request', items: 1, isOnRequest: true };
const usedUp = { status: 409, body: { code: 'voucher_refused', details: { voucherStatus: 'used_up' } } };
const booked = { status: 200, body: { stripeStatus: 'succeeded' } };

const held = async (size: Size = orderSizes[0]) =>
  orderForAll(await holdOrder(shop, size, { skip: 20 }), { email: `${randomUUID()}@example.com` });
type Order = Awaited<ReturnType<typeof held>>;

const byCard = (order: Order, paymentMethodId: string): Order => ({ ...order, chargeRequest: { ...order.chargeRequest, paymentMethodId } });
const atBank = (order: Order): Order => byCard(order, 'pm_card_authenticationRequired');
const withDeclinedCard = (order: Order): Order => byCard(order, 'pm_card_visa_chargeDeclined');
const pay = (order: Order, value: number, key: string = randomUUID()): Promise<Answered> =>
  shop.shopper.pay(key, withVoucher(order, code, value));

/** What its books say is left of it. */
const left = async (): Promise<number> => Number((await listed(shop.backend, code))['left']);

/** What the next order could take of it, up to the price of four. */
async function available(): Promise<number | undefined> {
  const departure = await shop.shopper.departure(pastaTour, 20);
  const { body } = await askDiscount(shop.url, code, [{ tourId: pastaTour.tourId, ...departure, components: forAdults(4) }]);
  return body.voucherValue;
}

/** The bookings of an order, each with what its guest can do. */
const guestsOf = async (key: string) =>
  (await bookingsOf(shop.backend, key)).map((row) => ({ row, ...guestOf(shop.backend, shop.url, row) }));

/** Books it all, of which the voucher pays so much. */
async function bookedWith(value: number, size?: Size) {
  const key = randomUUID();
  const order = await held(size);
  expect((await pay(order, value, key)).status).toBe(200);
  await shop.settle();
  const guests = await guestsOf(key);
  const [guest] = guests;
  if (!guest) throw new Error('nothing is booked');
  return { key, order, email: order.cart.persons[0]?.email ?? '', guest, guests };
}

const lastMailTo = async (email: string): Promise<string> =>
  (await PostalMime.parse((await mailsTo(shop.backend, email)).at(-1)?.raw ?? '')).text ?? '';

describe('a gift voucher', () => {
  it.each(orderSizes)('pays for an order of $of alone, and for a part of the next one with the rest', async (size) => {
    const total = price * size.items;
    await makeGift(shop.backend, code, total + 20);
    expect((await pay(await held(size), total)).body.invoices?.map((invoice) => invoice.total)).toEqual(
      Array.from({ length: size.items }, () => 0),
    );
    expect(await left()).toBe(20);
    const key = randomUUID();
    expect(await pay(await held(), 20, key)).toMatchObject(booked);
    await shop.settle();
    expect(intentsOf(shop.backend, key)).toMatchObject([{ amount_received: (price - 20) * 100 }]);
    expect(await left()).toBe(0);
    expect(await pay(await held(), 20)).toMatchObject(usedUp);
  });

  it('goes to one of many who ask for all of it at once (fault 21)', async () => {
    await makeGift(shop.backend, code, 50);
    const orders = await Promise.all(Array.from({ length: 8 }, () => held()));
    const answers = await Promise.all(orders.map((order) => pay(order, 50)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(usedUp);
    expect(await left()).toBe(0);
  });

  it('gives nobody less than what was shown: who comes second agrees to the rest anew', async () => {
    await makeGift(shop.backend, code, price + 20);
    const [one, other] = [await held(), await held()];
    const answers = await Promise.all([pay(one, price), pay(other, price)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'price_changed', details: { oldTotal: 0, newTotal: price - 20 } },
    });
    expect(await left()).toBe(20);
    expect(await available()).toBe(20);
  });

  it.each(['closed the page', 'card declined', 'refused by the bank'])(
    'is free again, once, where its order was %s (fault 49)',
    async (what) => {
      await makeGift(shop.backend, code, 60);
      const order = await held();
      const answer = await pay(what === 'card declined' ? withDeclinedCard(order) : atBank(order), 60);
      if (what !== 'card declined') expect(await available(), 'while it is reserved').toBe(0);
      if (what === 'closed the page') shop.clock.advance(17);
      if (what === 'refused by the bank') await shop.shopper.authenticate(answer, 'fail');
      if (what !== 'card declined') shop.clock.advance(2);
      await shop.settle();
      expect(await available()).toBe(60);
      expect(await left()).toBe(60);
    },
  );

  it('is spent once, however often its order is sent and its payment is told', async () => {
    await makeGift(shop.backend, code, 60);
    const key = randomUUID();
    const order = atBank(await held(twoItems));
    const asked = await pay(order, 60, key);
    await shop.shopper.authenticate(asked, 'succeed');
    const again = await Promise.all([pay(order, 60, key), shop.settle(), pay(order, 60, key)]);
    expect(again.flatMap((answer) => answer ?? [])).toMatchObject([booked, booked]);
    expect(await pay(order, 60, key)).toMatchObject(booked);
    expect(await left()).toBe(0);
  });

  it('that ends while its order is at the bank is spent by that order', async () => {
    await makeGift(shop.backend, code, 50);
    const key = randomUUID();
    const asked = await pay(atBank(await held()), 50, key);
    await voucherCommand(shop.backend, `end ${code}`);
    await shop.shopper.authenticate(asked, 'succeed');
    await shop.settle();
    expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed', total: (price - 50) * 100 }]);
    expect(await left()).toBe(0);
  });

  it('is kept by an order that is tried again with another card, even where it has ended meanwhile', async () => {
    await makeGift(shop.backend, code, 60);
    const [key, order] = [randomUUID(), await held()];
    expect((await pay(withDeclinedCard(order), 60, key)).status).toBe(402);
    await voucherCommand(shop.backend, `end ${code}`);
    expect(await pay(order, 60, key)).toMatchObject(booked);
    expect(await left()).toBe(0);
  });

  it('is kept by no order whose payment has failed, where another has taken it; and that one is not disturbed', async () => {
    const [failedKey, otherKey] = [randomUUID(), randomUUID()];
    const [hasBegun, mayGoOn] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    let tries = 0;
    const slow: Step = async ({ key }) => {
      if (key !== failedKey || (tries += 1) === 1) return undefined;
      hasBegun.resolve(undefined);
      return mayGoOn.promise;
    };
    await shop.close();
    shop = await openFaultyShop({ steps: withStepAfter('claimCheckout', slow) });
    await makeGift(shop.backend, code, 60);
    const [failed, other] = [await held(), atBank(await held())];
    expect((await pay(withDeclinedCard(failed), 60, failedKey)).status).toBe(402);
    await shop.shopper.authenticate(await pay(other, 60, otherKey), 'succeed');
    const again = pay(failed, 60, failedKey);
    await hasBegun.promise;
    expect(await pay(other, 60, otherKey)).toMatchObject(booked);
    mayGoOn.resolve(undefined);
    expect(await again).toMatchObject(usedUp);
    expect(await left()).toBe(0);
  });

  it('whose rest has shrunk since its order failed is agreed to anew', async () => {
    await makeGift(shop.backend, code, 100);
    const [key, order] = [randomUUID(), await held(twoItems)];
    expect((await pay(withDeclinedCard(order), 100, key)).status).toBe(402);
    expect(await pay(await held(), price)).toMatchObject(booked);
    const newTotal = 2 * price - (100 - price);
    expect(await pay(order, 100, key)).toMatchObject({ status: 409, body: { code: 'price_changed', details: { newTotal } } });
    expect(await left()).toBe(100 - price);
  });
});

describe('what goes back to a gift voucher', () => {
  it.each([
    { daysBefore: 10, share: 1, back: 25.25 },
    { daysBefore: 2, share: 0.5, back: 12.63 },
  ])('is the share of the terms, $share, rounded half up', async ({ daysBefore, share, back }) => {
    await makeGift(shop.backend, code, 25.25);
    const { guest, email } = await bookedWith(25.25);
    shop.clock.set(`${addDays(guest.row.day, -daysBefore)}T00:00:00Z`);
    const { body: before } = await guest.read();
    expect(before).toMatchObject({ cancellable: true, refundable: { share, voucherAmount: back } });
    expect(before.refundSteps).toMatchObject([{ voucherAmount: 25.25 }, { voucherAmount: 12.63 }]);
    const cancelled = await guest.refund();
    expect(cancelled).toMatchObject({ status: 200, body: { refund: { share, voucherAmount: back } } });
    expect((await guest.refund()).body, 'asked for twice').toEqual(cancelled.body);
    await shop.settle();
    expect(await left()).toBe(back);
    expect(await lastMailTo(email)).toContain(`€${back} is back on your voucher ${code}.`);
  });

  it('is nothing once nothing comes back by the terms', async () => {
    await makeGift(shop.backend, code, 50);
    const { guest } = await bookedWith(50);
    shop.clock.set(`${guest.row.day}T00:00:00Z`);
    expect(await guest.refund(0)).toMatchObject({ status: 409, body: { code: 'not_refundable' } });
    expect(await left()).toBe(0);
  });

  it('is all that goes back where it has paid alone: no money moves, and the mail speaks of none', async () => {
    await makeGift(shop.backend, code, 100);
    const { key, guest, email } = await bookedWith(price);
    expect((await guest.read()).body).toMatchObject({ cancellable: true, refundable: { amount: 0, voucherAmount: price, share: 1 } });
    expect(await guest.refund(0)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', refund: { amount: 0, voucherAmount: price, status: 'succeeded' } },
    });
    await shop.settle();
    expect(intentsOf(shop.backend, key)).toEqual([]);
    expect(await left()).toBe(100);
    const mail = await lastMailTo(email);
    expect(mail).toContain(`€${price} is back on your voucher ${code}.`);
    expect(mail).not.toContain('€0');
  });

  it('is the part of a booking that is cancelled, and the other part with the other (fault 50)', async () => {
    await makeGift(shop.backend, code, 100);
    const { guests } = await bookedWith(100, twoItems);
    for (const [index, guest] of guests.entries()) {
      expect(await guest.refund()).toMatchObject({ status: 200, body: { refund: { amount: price - 50, voucherAmount: 50 } } });
      await shop.settle();
      expect(await left()).toBe(50 * (index + 1));
    }
  });

  it.each([allAsked, oneAsked])('is what a declined request has cost, in an order of $of (fault 49)', async (size) => {
    await makeGift(shop.backend, code, 40);
    const { email, guests } = await bookedWith(40, size);
    const asked = guests.at(-1);
    const spent = -(asked?.row.lines.at(-1)?.total ?? 0) / 100;
    await Promise.all([decline(shop.backend, asked?.row.id ?? ''), decline(shop.backend, asked?.row.id ?? '')]);
    await shop.settle();
    expect(await left()).toBe(spent);
    expect((await asked?.read())?.body).toMatchObject({ status: 'declined', voucherAmount: spent });
    expect(await lastMailTo(email)).toContain(`€${spent} is back on your voucher ${code}.`);
  });

  it('is what a request has cost that its booker takes back', async () => {
    await makeGift(shop.backend, code, 40);
    const { guest } = await bookedWith(40, allAsked);
    expect(await guest.refund()).toMatchObject({ status: 200, body: { refund: { isReleased: true, voucherAmount: 40 } } });
    await shop.settle();
    expect(await left()).toBe(40);
  });

  it('is written down where it is not valid any more: it stays its holder’s', async () => {
    await makeGift(shop.backend, code, 50);
    const { guest } = await bookedWith(50);
    await voucherCommand(shop.backend, `end ${code}`);
    expect((await guest.refund()).status).toBe(200);
    await shop.settle();
    expect(await left()).toBe(50);
    expect(await pay(await held(), 50)).toMatchObject({ body: { details: { voucherStatus: 'expired' } } });
  });

  it('is all where the money of its order was given back at the provider', async () => {
    await makeGift(shop.backend, code, 50);
    const { guest } = await bookedWith(50);
    const stripe = shop.backend.payments.gateways.stripe?.stripe;
    await stripe?.refunds.create({ payment_intent: guest.row.reference ?? '', amount: (price - 50) * 100 });
    await shop.settle();
    expect((await guest.read()).body).toMatchObject({ status: 'cancelled', refund: { amount: price - 50, voucherAmount: 50 } });
    expect(await left()).toBe(50);
  });

  it('is not lowered by money that was given back at the provider before', async () => {
    await makeGift(shop.backend, code, 50);
    const { guest } = await bookedWith(50);
    const stripe = shop.backend.payments.gateways.stripe?.stripe;
    await stripe?.refunds.create({ payment_intent: guest.row.reference ?? '', amount: 1_900 });
    await shop.settle();
    expect(await guest.refund()).toMatchObject({ status: 200, body: { refund: { amount: price - 50 - 19, voucherAmount: 50 } } });
    await shop.settle();
    expect(await left()).toBe(50);
  });
});

it('a request that was paid by a voucher alone, in an order paid at once, is declined without a payment of nothing', async () => {
  const size: Size = { ...oneAsked };
  const holding = await holdOrder(shop, size, { skip: 20 });
  const asked = holding.at(-1)?.quote;
  await makeVoucher(shop.backend, 'ASKED', `--percent 100 --product ${asked?.tourId}`);
  const order = byBancontact(withVoucher(orderForAll(holding), 'ASKED', asked?.grandTotal ?? 0));
  const key = randomUUID();
  await answerOn(pageOf(shop.url, await shop.shopper.pay(key, order)), 'succeeded');
  await shop.settle();
  const [, request] = await guestsOf(key);
  expect(request?.row).toMatchObject({ status: 'on_request', total: 0 });
  await decline(shop.backend, request?.row.id ?? '');
  await shop.settle();
  expect((await request?.read())?.body).toMatchObject({ status: 'declined' });
  expect((await request?.read())?.body).not.toHaveProperty('refund');
});
