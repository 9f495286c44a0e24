import { addDays, dayIn } from '#domain/day.ts';
import { giftAmounts, giftDaysAhead } from '#domain/gift-voucher.ts';
import { fromDecimal, toDecimal } from '#domain/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { Checkout } from './checkout.ts';

const refuse = (field: string, problem: string) => new Refusal('invalid_request', { field, problem });

/** The gift voucher that is ordered, and what it is worth: what the shopper agreed to pay. */
export async function readGiftVoucher(checkout: Checkout): Promise<undefined> {
  const { giftVoucher } = checkout.order.cart;
  if (!giftVoucher) return;
  const { amount, currency } = checkout.order.chargeRequest;
  checkout.giftVoucher = { ...giftVoucher, amount: fromDecimal(amount, currency).amount };
}

/** It is worth what it may be, printed on a poster that there is, and sent on a day that can be chosen. */
export async function checkGiftVoucher(checkout: Checkout): Promise<undefined> {
  const { backend, order, method, giftVoucher } = checkout;
  if (!giftVoucher) return;
  const { catalogue, clock } = backend;
  const { cart, chargeRequest, requireConfirmation } = order;
  const { amount: decimal, currency } = chargeRequest;
  const { least, most } = giftAmounts[currency];
  if (method.payer !== 'shopper') throw refuse('cart.giftVoucher', 'on_account');
  if (cart.voucherCode !== undefined) throw refuse('cart.voucherCode', 'for_gift_voucher');
  if (cart.currency.id !== currency) throw refuse('cart.currency', 'another_currency');
  if (chargeRequest.authorize || requireConfirmation) throw refuse('chargeRequest.authorize', 'another_booking_kind');
  const isWhole = toDecimal({ amount: giftVoucher.amount, currency }) === decimal;
  if (!isWhole || decimal < least || decimal > most) throw refuse('chargeRequest.amount', 'out_of_range');
  if (!catalogue.destinations.has(giftVoucher.design)) throw refuse('cart.giftVoucher.design', 'unknown');
  if (giftVoucher.tourId !== undefined && !catalogue.tours.has(giftVoucher.tourId)) throw refuse('cart.giftVoucher.tourId', 'unknown');
  const { sendOn, recipientEmail } = giftVoucher;
  if (sendOn === undefined) return;
  if (recipientEmail === undefined) throw refuse('cart.giftVoucher.recipientEmail', 'missing');
  // It may still be yesterday where the shopper is.
  const yesterday = addDays(dayIn('UTC', clock()), -1);
  if (sendOn < yesterday || sendOn > addDays(yesterday, giftDaysAhead + 1)) throw refuse('cart.giftVoucher.sendOn', 'out_of_range');
}
