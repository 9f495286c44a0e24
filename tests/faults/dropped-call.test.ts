import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import { answerOn, byBancontact, pageOf } from '#tests/support/bancontact.ts';
import { openFaultyShop, withStepAfter, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, refundsOf, seatsTaken } from '#tests/support/ledger.ts';
import { orderSizes, statusesOf, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll } from '#tests/support/order.ts';
import { beforeSailing, days, fitsAgain, pastaFromShip, pastaSailing, verdicts } from '#tests/support/pasta-ashore.ts';
import { answerPayPal, approved, byPayPal } from '#tests/support/paypal.ts';
import { replaceSailings, stayOn } from '#tests/support/sailings.ts';
import { heldTogether } from '#tests/support/several.ts';
import { byWallet, confirm, confirming, setAside } from '#tests/support/wallet.ts';

async function openedShop(more: Parameters<typeof openFaultyShop>[0] = {}): Promise<FaultyShop> {
  const opened = await openFaultyShop(more);
  opened.clock.set(beforeSailing);
  replaceSailings(opened.backend, [pastaSailing()]);
  return opened;
}

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openedShop();
});
afterEach(() => shop.close());

/** The last of what is ordered is in the call that changes. */
const drop = () => replaceSailings(shop.backend, [pastaSailing({ fits: stayOn('2027-05-10') })]);
const restore = () => replaceSailings(shop.backend, [pastaSailing()]);

/** An order of places that are held: of two, the first is in a call that stays as it is. */
async function ordered(size: Size, agreedMinutes?: number) {
  const key = randomUUID();
  const wanted = [pastaFromShip(fitsAgain), pastaFromShip(days.fits, agreedMinutes)].slice(-size.items);
  const quotes = await heldTogether(shop.shopper, wanted);
  const email = `${key}@example.com`;
  const order = orderForAll(
    quotes.map((quote) => ({ quote })),
    { email },
  );
  return { key, email, order, quotes, total: Math.round(order.chargeRequest.amount * 100) };
}
const statusesIn = async (key: string) => (await bookingsOf(shop.backend, key)).map(({ status }) => status);
const takenOf = (key: string) => intentsOf(shop.backend, key).map(({ status, amount_received: taken }) => `${status} ${taken}`);
const withIntent = (order: CheckoutRequest, paymentIntentId: string | undefined): CheckoutRequest => ({
  ...order,
  chargeRequest: { ...order.chargeRequest, ...(paymentIntentId !== undefined && { paymentIntentId }) },
});

const refused = (problem = 'ship_elsewhere') => ({ status: 409, body: { code: 'ship_clock', details: { problem } } });

describe('a call that changes after the places were held', () => {
  it.each(orderSizes)('is dropped: nothing is charged, and once it is back it can be paid, an order of $of (fault 53)', async (size) => {
    const { key, order, quotes, total } = await ordered(size);
    drop();
    expect(await shop.shopper.pay(key, order)).toMatchObject(refused());
    expect([intentsOf(shop.backend, key), await statusesIn(key)]).toEqual([[], []]);
    for (const quote of quotes) expect(await seatsTaken(shop.backend, quote), 'held on').toBe(1);
    restore();
    expect(await shop.shopper.pay(key, order)).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
    expect(takenOf(key)).toEqual([`succeeded ${total}`]);
    await expectBalanced(shop.backend);
  });

  it.each([
    ['ends with its sailing', 'ship_gone', undefined],
    ['begins too late', 'ship_starts_early', stayOn(days.fits, '09:00')],
    ['ends too early', 'ship_ends_late', stayOn(days.fits, '07:00', '15:00')],
    ['becomes tight', 'ship_tight', stayOn(days.fits, '07:00', '17:00')],
  ])('%s: nothing is charged (fault 53)', async (_, problem, stay) => {
    const { key, order } = await ordered(orderSizes[0]);
    replaceSailings(shop.backend, stay ? [pastaSailing({ fits: stay })] : []);
    expect(await shop.shopper.pay(key, order)).toMatchObject(refused(problem));
    expect([intentsOf(shop.backend, key), await statusesIn(key)]).toEqual([[], []]);
  });

  it('and is tight then is booked where that was agreed to when the places were held, and not by what the order says', async () => {
    const [agreed, not] = [await ordered(orderSizes[0], 60), await ordered(orderSizes[0], 61)];
    replaceSailings(shop.backend, [pastaSailing({ fits: stayOn(days.fits, '07:00', '17:00') })]);
    const [item] = not.order.cart.cartItems;
    const details = JSON.stringify({ ...pastaFromShip(days.fits, 0) });
    const louder = { ...not.order, cart: { ...not.order.cart, cartItems: [{ ...item, itemDetailsJson: details }] } };
    expect(await shop.shopper.pay(not.key, louder as CheckoutRequest)).toMatchObject(refused('ship_tight'));
    expect((await shop.shopper.pay(agreed.key, agreed.order)).body.stripeStatus).toBe('succeeded');
    const [booking] = await bookingsOf(shop.backend, agreed.key);
    expect(booking?.item.shoreCall).toMatchObject({ allAboard: `${days.fits}T16:30`, verdict: { fit: 'tight', minutes: 60 } });
  });

  it('leaves alone who is not on that ship, and what is booked', async () => {
    const { cruise: _, ...ashore } = pastaFromShip(days.fits);
    const [quote] = await heldTogether(shop.shopper, [ashore]);
    const { key, order } = await ordered(orderSizes[0]);
    const first = await shop.shopper.pay(key, order);
    drop();
    expect(await shop.shopper.pay(key, order), 'asked once more').toEqual(first);
    const [booking] = await bookingsOf(shop.backend, key);
    expect(booking?.item.shoreCall).toMatchObject({ arrival: `${days.fits}T07:00`, verdict: verdicts.fits });
    if (!quote) throw new Error('it is held');
    expect((await shop.shopper.pay(randomUUID(), orderForAll([{ quote }]))).body.stripeStatus).toBe('succeeded');
  });
});

describe('a call that is dropped while somebody pays', () => {
  it.each(orderSizes)('by card: what was set aside is given up, an order of $of (fault 53)', async (size) => {
    await shop.close();
    const dropped = () => {
      drop();
      return Promise.resolve(undefined);
    };
    shop = await openedShop({ steps: withStepAfter('authorisePayment', dropped) });
    const { key, order, email } = await ordered(size);
    expect(await shop.shopper.pay(key, order)).toMatchObject(refused());
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'ship_clock' });
    await shop.settle();
    expect([takenOf(key), await statusesIn(key)]).toEqual([['canceled 0'], []]);
    expect(await mailsTo(shop.backend, email), 'nothing was paid').toEqual([]);
    await expectBalanced(shop.backend);
  });

  it.each([
    ['comes back', true],
    ['has closed the tab', false],
  ])('by a card whose bank is asked, and who pays %s: nothing is charged (fault 53)', async (_, comesBack) => {
    const { key, order, email } = await ordered(orderSizes[0]);
    const challenged = {
      ...order,
      chargeRequest: { ...order.chargeRequest, paymentMethodId: 'pm_card_authenticationRequired' },
    } as CheckoutRequest;
    const answer = await shop.shopper.pay(key, challenged);
    expect(answer.body.stripeStatus).toBe('requires_action');
    drop();
    await shop.shopper.authenticate(answer, 'succeed');
    if (comesBack) expect(await shop.shopper.pay(key, withIntent(challenged, answer.body.paymentIntentId))).toMatchObject(refused());
    await shop.settle();
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'ship_clock' });
    expect([takenOf(key), await statusesIn(key)]).toEqual([['canceled 0'], []]);
    expect(await mailsTo(shop.backend, email), 'nothing was paid').toEqual([]);
    await expectBalanced(shop.backend);
  });

  it('by a wallet: nothing is charged (fault 53)', async () => {
    const { key, order } = await ordered(orderSizes[0]);
    const paid = byWallet(order);
    const sent = await setAside(shop.shopper, key, paid);
    expect(takenOf(key)).toEqual(['requires_capture 0']);
    drop();
    expect(await confirm(shop.shopper, key, confirming(paid, sent))).toMatchObject(refused());
    expect([takenOf(key), await statusesIn(key)]).toEqual([['canceled 0'], []]);
    await expectBalanced(shop.backend);
  });

  it.each([
    ['comes back', true],
    ['has closed the page', false],
  ])('by PayPal, and who pays %s: nothing is taken (fault 53)', async (_, comesBack) => {
    const { key, order, email } = await ordered(orderSizes[0]);
    const paid = byPayPal(order);
    const begun = await shop.shopper.pay(key, paid, undefined, '/payment-gateway/paypal-order');
    await answerPayPal(shop.url, begun, 'approved');
    drop();
    if (comesBack) expect(await shop.shopper.pay(key, approved(paid, key, begun))).toMatchObject(refused());
    await shop.settle();
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'ship_clock' });
    expect(await statusesIn(key)).toEqual([]);
    expect(await mailsTo(shop.backend, email)).toEqual([]);
    await expectBalanced(shop.backend);
  });

  /** An order whose shopper is on the page of Bancontact, which takes the money at once. */
  async function redirected(size: Size) {
    const found = await ordered(size);
    const order = byBancontact(found.order);
    const sent = await shop.shopper.pay(found.key, order);
    expect(sent.body.stripeStatus).toBe('requires_action');
    return {
      ...found,
      page: pageOf(shop.url, sent),
      comeBack: () => shop.shopper.pay(found.key, withIntent(order, sent.body.paymentIntentId)),
    };
  }

  async function expectPaidBackOnce({ key, email, total }: { key: string; email: string; total: number }): Promise<void> {
    await shop.settle();
    await shop.settle();
    expect(await statusesIn(key)).toEqual([]);
    const [intent, ...others] = intentsOf(shop.backend, key);
    expect(others).toEqual([]);
    expect(refundsOf(shop.backend, intent?.id ?? '')).toMatchObject([{ amount: total }]);
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'ship_clock' });
    const [mail, ...further] = await mailsTo(shop.backend, email);
    expect(further).toEqual([]);
    const { subject, text } = await PostalMime.parse(mail?.raw ?? '');
    expect(subject).toContain('goes back to you');
    expect(text).toContain('the times of your ship had changed');
    expect(text, 'there were places').not.toContain('none were left');
    await expectBalanced(shop.backend);
  }

  it.each(orderSizes)(
    'at once, while nobody is there: it is paid back at once, with one mail, an order of $of (fault 53)',
    async (size) => {
      const found = await redirected(size);
      drop();
      await answerOn(found.page, 'succeeded');
      await expectPaidBackOnce(found);
    },
  );

  it.each(orderSizes)('at once, and comes back, twice: told what goes back, by one mail, an order of $of (fault 53)', async (size) => {
    const found = await redirected(size);
    drop();
    await answerOn(found.page, 'succeeded');
    const { amount } = found.order.chargeRequest;
    expect(await found.comeBack()).toMatchObject({ status: 409, body: { code: 'ship_clock', details: { amount, currencyCode: 'EUR' } } });
    await shop.settle();
    expect(await found.comeBack(), 'a reload').toMatchObject({ status: 409, body: { code: 'ship_clock' } });
    await expectPaidBackOnce(found);
  });

  it.each(orderSizes)('is missing to nobody whose own call stays: that is booked, an order of $of (fault 53)', async (size) => {
    const { key, page, total } = await redirected(size);
    replaceSailings(shop.backend, [pastaSailing({ tight: stayOn('2027-05-16') })]);
    await answerOn(page, 'succeeded');
    await shop.settle();
    expect(await statusesIn(key)).toEqual(statusesOf(size));
    expect(takenOf(key)).toEqual([`succeeded ${total}`]);
    await expectBalanced(shop.backend);
  });
});
