import { ServiceError } from '#api/service-error.ts';
import { postCheckout, postPayPalOrder } from '#api/shopper.ts';
import type { CheckoutResult } from '#contracts/checkout.ts';
import type { Locale } from '#contracts/common.ts';
import { checkoutRequestOf, confirmedBy, type Payment } from '#domain/checkout-request.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { $affiliate } from '../browser/affiliate.ts';
import { bearer } from '../account/auth/resume.ts';
import { known, type PaymentSheet } from './payments/payment-sheet.ts';
import { currentOrder, keepPending, succeed } from './current-order.ts';
import { $form } from './form.ts';
import { $payment, $pendingIntent } from './payment-state.ts';
import { needsAction } from './result.ts';
import { submit } from './submit.ts';

const requestFor = (locale: Locale, method: ShopperMethod, payment: Payment) =>
  checkoutRequestOf(currentOrder().cart, $form.get(), { locale, affiliate: $affiliate.get() }, method, payment);

/** The order as text, whichever instrument of a method pays for it: which card, for one. */
export const orderText = (locale: Locale, method: ShopperMethod): string =>
  JSON.stringify(requestFor(locale, method, { paymentMethodId: '' }));

/** Where a payment begins; all go on by `postCheckout`. */
const begin: Partial<Record<ShopperMethod, typeof postCheckout>> = { paypal: postPayPalOrder };

/** Sends the cart and the form as they are. @returns null where the order that was sent before is booked after all @throws ServiceError */
export async function sendCart(locale: Locale, method: ShopperMethod, payment: Payment): Promise<CheckoutResult | null> {
  currentOrder();
  const authorization = await bearer();
  const post = (payment.paymentIntentId === undefined && begin[method]) || postCheckout;
  return submit({
    order: orderText(locale, method),
    method,
    paymentMethodId: payment.paymentMethodId,
    post: (key) => post({ key, authorization }, confirmedBy(requestFor(locale, method, payment), method, key)),
  });
}

/** Orders, and sees the payment through. @throws ServiceError */
export async function placeOrder(locale: Locale, sheet: PaymentSheet, payment: Payment): Promise<void> {
  const result = await sendCart(locale, sheet.method, payment);
  if (result) await settle(result, locale, sheet, payment);
}

async function settle(
  result: CheckoutResult,
  locale: Locale,
  sheet: PaymentSheet,
  { paymentMethodId, paymentIntentId }: Payment,
): Promise<void> {
  if (!needsAction(result)) return succeed(result);
  if (result.paymentIntentId === paymentIntentId) throw new ServiceError('payment_failed', 'The intent asks for an action again');
  keepPending(result, sheet.method, paymentMethodId);
  return confirmAndPlace(locale, sheet);
}

/** Has the bank confirm the pending intent and orders with it (3-D Secure). @throws ServiceError */
export async function confirmAndPlace(locale: Locale, sheet: PaymentSheet): Promise<void> {
  const pending = $pendingIntent.get();
  if (!pending) return;
  const { clientSecret, paymentIntentId, paymentMethodId } = pending;
  $payment.set({ status: 'processing', phase: 'confirming' });
  if (known(await sheet.confirm(clientSecret)) !== 'authorized') {
    $pendingIntent.set(null);
    throw new ServiceError('authentication_failed', 'The bank did not confirm');
  }
  await placeOrder(locale, sheet, { paymentIntentId, paymentMethodId });
}
