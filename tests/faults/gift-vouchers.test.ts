import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giftVouchers } from '#backend/db/gift-vouchers-schema.ts';
import { vouchers } from '#backend/db/vouchers-schema.ts';
import { withdrawGiftVoucher } from '#backend/gift-vouchers/withdraw.ts';
import { balanceOf } from '#backend/vouchers/ledger.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import { priceText } from '#domain/money.ts';
import { answerOn, byBancontact, pageOf } from '#tests/support/bancontact.ts';
import { breaking, isCapture, once } from '#tests/support/breaking-network.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { giftBoughtBy, giftOrder } from '#tests/support/gift-vouchers.ts';
import { expectBalanced, expectPaymentsBalanced, intentsOf, mailsTo, refundsOf } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes } from '#tests/support/order-sizes.ts';
import { orderForAll } from '#tests/support/order.ts';
import { answerPayPal, approved, byPayPal } from '#tests/support/paypal.ts';
import { refundAtStripe, tell } from '#tests/support/stripe-dashboard.ts';
import { withVoucher } from '#tests/support/vouchers.ts';
import { byWallet, confirm, confirming, setAside } from '#tests/support/wallet.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

type Bought = { key: string; order: CheckoutRequest };

/** Each way to pay, up to the gift voucher. */
const ways: Record<string, (order: CheckoutRequest, key: string) => Promise<void>> = {
  'a card': async (order, key) => {
    expect(await shop.shopper.pay(key, order)).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  },
  'a card that its bank asks about': async (order, key) => {
    const chargeRequest = { ...order.chargeRequest, paymentMethodId: 'pm_card_authenticationRequired' };
    const asked = await shop.shopper.pay(key, { ...order, chargeRequest });
    expect(asked.body.stripeStatus).toBe('requires_action');
    await shop.shopper.authenticate(asked, 'succeed');
    const { paymentIntentId } = asked.body;
    await shop.shopper.pay(key, { ...order, chargeRequest: { ...chargeRequest, paymentIntentId } });
  },
  'a wallet': async (order, key) => {
    const byIt = byWallet(order);
    await confirm(shop.shopper, key, confirming(byIt, await setAside(shop.shopper, key, byIt)));
  },
  Bancontact: async (order, key) => {
    await answerOn(pageOf(shop.url, await shop.shopper.pay(key, byBancontact(order))), 'succeeded');
    await shop.settle();
  },
  PayPal: async (order, key) => {
    const byIt = byPayPal(order);
    const sent = await shop.shopper.pay(key, byIt);
    await answerPayPal(shop.url, sent, 'approved');
    await shop.shopper.pay(key, approved(byIt, key, sent));
  },
};

async function buy(wishes: Parameters<typeof giftOrder>[0] = {}, by = 'a card'): Promise<Bought> {
  const [key, order] = [randomUUID(), giftOrder(wishes)];
  await ways[by]?.(order, key);
  await shop.settle();
  return { key, order };
}

const left = async ({ key }: Pick<Bought, 'key'>): Promise<number> =>
  balanceOf(shop.backend.db, (await giftBoughtBy(shop.backend, key)).code);

async function expectBooks(): Promise<void> {
  await expectBalanced(shop.backend);
  await expectPaymentsBalanced(shop.backend, 'paypal', 'after-booking');
}

/** Buys a tour with it, as far as it goes. @returns what it has paid of it, in minor units */
async function spend({ key }: Pick<Bought, 'key'>, paymentMethodId = 'pm_card_visa') {
  const { code, amount } = await giftBoughtBy(shop.backend, key);
  const order = orderForAll(await holdOrder(shop, orderSizes[0], { skip: 20 }), { paymentMethodId });
  const value = Math.min(amount / 100, order.chargeRequest.amount);
  return { spent: Math.round(value * 100), ...(await shop.shopper.pay(randomUUID(), withVoucher(order, code, value))) };
}

const refundedOf = async ({ key }: Pick<Bought, 'key'>): Promise<number[]> =>
  refundsOf(shop.backend, intentsOf(shop.backend, key)[0]?.id ?? '').map(({ amount }) => amount);

describe('a gift voucher', () => {
  it.each(Object.keys(ways))('is bought with %s, issued once, and given back the same way', async (by) => {
    const bought = await buy({}, by);
    const gift = await giftBoughtBy(shop.backend, bought.key);
    expect(await left(bought)).toBe(5_000);
    const again = await shop.shopper.status(bought.key);
    expect(again).toMatchObject({
      state: 'booked',
      result: { stripeStatus: 'succeeded', bookings: [], giftVoucher: { amount: 50, currencyCode: 'EUR', recipientName: 'Grace Hopper' } },
    });
    expect(again?.result?.cart.tcConfirmationNumber).toMatch(/^LF-/);
    await expectBooks();
    await withdrawGiftVoucher(shop.backend, gift.id);
    await shop.settle();
    expect(await left(bought)).toBe(0);
    expect(await shop.backend.db.select().from(giftVouchers)).toHaveLength(1);
    await expectBooks();
  });

  it('is one however often its order is sent', async () => {
    const [key, order] = [randomUUID(), giftOrder()];
    const answers = await Promise.all([1, 2, 3].map(() => shop.shopper.pay(key, order)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await shop.settle();
    expect(await shop.backend.db.select().from(vouchers)).toHaveLength(1);
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: 5_000 }]);
    await expectBooks();
  });

  it('is not issued for a card that is declined, and is for the next one', async () => {
    const [key, order] = [randomUUID(), giftOrder({ paymentMethodId: 'pm_card_visa_chargeDeclined' })];
    expect((await shop.shopper.pay(key, order)).status).toBe(402);
    expect(await shop.backend.db.select().from(vouchers)).toEqual([]);
    await ways['a card']?.({ ...order, chargeRequest: { ...order.chargeRequest, paymentMethodId: 'pm_card_visa' } }, key);
    expect(await left({ key })).toBe(5_000);
    await expectBooks();
  });

  it('waits for its buyer as long as places would be kept; then nothing is set aside any more', async () => {
    const [key, order] = [randomUUID(), giftOrder({ paymentMethodId: 'pm_card_authenticationRequired' })];
    const asked = await shop.shopper.pay(key, order);
    shop.clock.advance(10);
    await shop.settle();
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'requires_action' });
    shop.clock.advance(7);
    await shop.settle();
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'quote_expired' });
    expect(intentsOf(shop.backend, key)).toMatchObject([{ id: asked.body.paymentIntentId, status: 'canceled' }]);
    expect(await shop.backend.db.select().from(vouchers)).toEqual([]);
    await expectBooks();
  });

  it('whose buyer has closed the page is issued when the bank has confirmed', async () => {
    const [key, order] = [randomUUID(), giftOrder({ paymentMethodId: 'pm_card_authenticationRequired' })];
    await shop.shopper.authenticate(await shop.shopper.pay(key, order), 'succeed');
    await shop.settle();
    expect(await left({ key })).toBe(5_000);
    await expectBooks();
  });

  it('is issued, and its money taken later and once, where the network breaks on the capture', async () => {
    await shop.close();
    shop = await openFaultyShop({ onStripe: breaking(once(isCapture, 'before')) });
    const bought = await buy();
    expect(intentsOf(shop.backend, bought.key)).toMatchObject([{ status: 'succeeded', amount_received: 5_000 }]);
    await expectBooks();
  });

  it('goes to whom it is for on the day that was asked for, not before', async () => {
    const email = `${randomUUID()}@example.com`;
    const bought = await buy({ giftVoucher: { recipientEmail: email, sendOn: '2026-12-24' } });
    expect(await mailsTo(shop.backend, email)).toEqual([]);
    expect(await mailsTo(shop.backend, bought.order.cart.persons[0]?.email ?? '')).toHaveLength(1);
    const days = 33;
    await shop.wait(days * 24 * 60);
    await shop.settle();
    const [mail, ...others] = await mailsTo(shop.backend, email);
    expect(others).toEqual([]);
    expect((await PostalMime.parse(mail?.raw ?? '')).text).toContain((await giftBoughtBy(shop.backend, bought.key)).code);
  });

  it('that was withdrawn from before that day is not sent', async () => {
    const email = `${randomUUID()}@example.com`;
    const { key } = await buy({ giftVoucher: { recipientEmail: email, sendOn: '2026-12-24' } });
    await withdrawGiftVoucher(shop.backend, (await giftBoughtBy(shop.backend, key)).id);
    await shop.wait(40 * 24 * 60);
    await shop.settle();
    expect(await mailsTo(shop.backend, email)).toEqual([]);
  });
});

describe('who bought a gift voucher', () => {
  it('withdraws once, however often it is asked for', async () => {
    const bought = await buy();
    const { id } = await giftBoughtBy(shop.backend, bought.key);
    const answers = await Promise.all([1, 2, 3].map(() => withdrawGiftVoucher(shop.backend, id)));
    expect(answers).toEqual(answers.map(() => ({ amount: 5_000, currency: 'EUR' })));
    await shop.settle();
    await shop.settle();
    expect(await refundedOf(bought)).toEqual([5_000]);
    expect(await spend(bought)).toMatchObject({ status: 409, body: { details: { voucherStatus: 'expired' } } });
    await expectBooks();
  });

  it('gets back what is left of it', async () => {
    const bought = await buy();
    expect((await spend(bought)).status).toBe(200);
    const more = await buy({ amount: 500 });
    const tour = await spend(more);
    expect(tour.status).toBe(200);
    await shop.settle();
    const amount = 50_000 - tour.spent;
    const [spent, rest] = [await giftBoughtBy(shop.backend, bought.key), await giftBoughtBy(shop.backend, more.key)];
    await expect(withdrawGiftVoucher(shop.backend, spent.id)).rejects.toMatchObject({ code: 'not_refundable' });
    expect(await withdrawGiftVoucher(shop.backend, rest.id)).toEqual({ amount, currency: 'EUR' });
    await shop.settle();
    expect(await refundedOf(more)).toEqual([amount]);
    await expectBooks();
  });

  it('waits while an order is about to use it', async () => {
    const bought = await buy();
    await spend(bought, 'pm_card_authenticationRequired');
    const { id } = await giftBoughtBy(shop.backend, bought.key);
    await expect(withdrawGiftVoucher(shop.backend, id)).rejects.toMatchObject({ code: 'in_progress' });
    shop.clock.advance(17);
    await shop.settle();
    expect(await withdrawGiftVoucher(shop.backend, id)).toMatchObject({ amount: 5_000 });
  });

  it.each([
    [14, true],
    [16, false],
  ])('can %i days after the purchase: %s', async (days, isOpen) => {
    const { id } = await giftBoughtBy(shop.backend, (await buy()).key);
    shop.clock.advance(days * 24 * 60);
    const withdrawn = withdrawGiftVoucher(shop.backend, id);
    await (isOpen
      ? expect(withdrawn).resolves.toMatchObject({ amount: 5_000 })
      : expect(withdrawn).rejects.toMatchObject({ code: 'not_refundable' }));
  });
});

describe('at the provider', () => {
  it('a refund of all ends a gift voucher, once (fault 51)', async () => {
    const bought = await buy();
    await refundAtStripe(shop.backend, intentsOf(shop.backend, bought.key)[0]?.id ?? '', 5_000);
    await shop.settle();
    await shop.settle();
    expect(await left(bought)).toBe(0);
    const { id } = await giftBoughtBy(shop.backend, bought.key);
    await expect(withdrawGiftVoucher(shop.backend, id)).rejects.toMatchObject({ code: 'not_refundable' });
    await expectBooks();
  });

  it('of a part that was given back there, no more than the rest comes back', async () => {
    const bought = await buy();
    await refundAtStripe(shop.backend, intentsOf(shop.backend, bought.key)[0]?.id ?? '', 2_000);
    await shop.settle();
    const { id } = await giftBoughtBy(shop.backend, bought.key);
    expect(await withdrawGiftVoucher(shop.backend, id)).toMatchObject({ amount: 3_000 });
    await shop.settle();
    expect((await refundedOf(bought)).sort()).toEqual([2_000, 3_000]);
    await expectBooks();
  });

  it('a dispute ends a gift voucher, and the shop is told once what had been spent', async () => {
    const bought = await buy({ amount: 500 });
    const { spent } = await spend(bought);
    await shop.settle();
    const { code } = await giftBoughtBy(shop.backend, bought.key);
    const [intent] = intentsOf(shop.backend, bought.key);
    const dispute = { id: 'du_1', object: 'dispute', payment_intent: intent?.id, status: 'needs_response' };
    for (const _ of [1, 2]) tell(shop.backend, 'charge.dispute.created', dispute);
    await shop.settle();
    expect(await left(bought)).toBe(0);
    const [mail, ...others] = await mailsTo(shop.backend, shop.backend.brand.email);
    expect(others).toEqual([]);
    expect((await PostalMime.parse(mail?.raw ?? '')).text).toContain(
      `Gift voucher ${code} of €500, of which ${priceText(spent / 100, 'EUR', 'en')} were spent`,
    );
  });
});
