import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Backend } from '#backend/backend.ts';
import { giftVouchers } from '#backend/db/gift-vouchers-schema.ts';
import { payments } from '#backend/db/payments-schema.ts';
import { refunds } from '#backend/db/schema.ts';
import { vouchers } from '#backend/db/vouchers-schema.ts';
import { readGiftVoucherOf, type GiftVoucher } from '#backend/gift-vouchers/gift-voucher.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { OrderedGiftVoucher } from '#contracts/gift-vouchers.ts';

type Wishes = {
  /** Decimal. */
  amount?: number;
  currency?: CurrencyCode;
  locale?: Locale;
  /** Of who buys it. */
  email?: string;
  paymentMethodId?: string;
  /** What differs from a voucher for Grace, sent at once. */
  giftVoucher?: Partial<OrderedGiftVoucher>;
};

/** An order of a gift voucher as the shop sends it. */
export function giftOrder(wishes: Wishes = {}): CheckoutRequest {
  const { amount = 50, currency = 'EUR', locale = 'en', email = `${randomUUID()}@example.com`, paymentMethodId = 'pm_card_visa' } = wishes;
  return {
    cart: {
      id: randomUUID(),
      cartItems: [],
      participants: [],
      currency: { id: currency },
      persons: [{ firstName: 'Ada', lastName: 'Byron', email, country: { name: 'Germany', dial_code: '+49' } }],
      giftVoucher: {
        design: 'rome',
        recipientName: 'Grace Hopper',
        recipientEmail: 'grace@example.com',
        senderName: 'Ada',
        message: 'Enjoy Rome!',
        ...wishes.giftVoucher,
      },
    },
    bookingQuestionsAnswers: [],
    chargeRequest: { amount, currency, description: 'Gift voucher', paymentMethodId, authorize: false },
    stripePaymentMethod: 'card',
    requireConfirmation: false,
    locale,
  };
}

/** What a checkout has bought. @param key its Idempotency-Key */
export async function giftBoughtBy({ db }: Pick<Backend, 'db'>, key: string): Promise<GiftVoucher> {
  const gift = await readGiftVoucherOf(db, key);
  if (!gift) throw new Error(`the checkout ${key} has bought no gift voucher`);
  return gift;
}

/** Gift vouchers that a method has paid for, as if each were a booking: `amount` is what was promised back of it. */
export async function giftsPaidBy({ db }: Pick<Backend, 'db'>, method: string) {
  const rows = await db
    .select({
      checkoutKey: giftVouchers.checkoutKey,
      total: sql<number>`${vouchers.amount}`.mapWith(Number),
      amount: refunds.amount,
      isReleased: sql<boolean>`false`,
      providerId: refunds.providerId,
      reference: payments.reference,
    })
    .from(giftVouchers)
    .innerJoin(vouchers, eq(vouchers.code, giftVouchers.code))
    .innerJoin(payments, eq(payments.checkoutKey, giftVouchers.checkoutKey))
    .leftJoin(refunds, eq(refunds.bookingId, giftVouchers.id))
    .where(eq(payments.method, method));
  const promised = rows.flatMap(({ amount, ...row }) => (amount === null ? [] : [{ ...row, amount }]));
  const confirmed = rows.filter(({ amount }) => amount === null).map(({ checkoutKey, total }) => ({ checkoutKey, total }));
  return { promised, confirmed };
}
