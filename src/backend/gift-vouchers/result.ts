import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../backend.ts';
import { paymentFieldsOf } from '../bookings/result.ts';
import type { Payment } from '../payments/payment.ts';
import { giftVoucherFilePath } from '../tickets/links.ts';
import type { GiftVoucher } from './gift-voucher.ts';

/** What the shopper gets for an order of a gift voucher: each call gives the same. */
export function giftResultOf(
  { signingKey }: Pick<Backend, 'signingKey'>,
  gift: GiftVoucher,
  payment: Pick<Payment, 'reference'>,
): CheckoutResult {
  const { id, currency: currencyCode, orderNumber, cartId, recipientName, recipientEmail, sendOn, endedAt } = gift;
  const amount = toDecimal({ amount: gift.amount, currency: currencyCode });
  return {
    ...paymentFieldsOf([endedAt === null ? 'confirmed' : 'cancelled'], payment),
    invoices: [{ number: orderNumber, total: amount, currencyCode }],
    vouchers: [],
    bookings: [],
    giftVoucher: {
      amount,
      currencyCode,
      url: giftVoucherFilePath(signingKey, id),
      recipientName,
      ...(recipientEmail !== null && { recipientEmail }),
      ...(sendOn !== null && { sendOn }),
    },
    cart: {
      id: cartId,
      tcConfirmationNumber: orderNumber,
      requireConfirmation: false,
      ...(endedAt !== null && { cancelled: true }),
    },
  };
}
