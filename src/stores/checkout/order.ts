import { ServiceError } from '#api/service-error.ts';
import { postCheckout, postPaymentConfirmation, postPaymentIntent, postPayPalOrder } from '#api/shopper.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { Locale } from '#contracts/common.ts';
import { checkoutRequestOf, confirmedBy, type Payment } from '#domain/checkout-request.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { $affiliate } from '../browser/affiliate.ts';
import { bearer } from '../account/auth/resume.ts';
import { known, type PaymentSheet } from './payments/payment-sheet.ts';
import { currentOrder, keepPending, succeed } from './current-order.ts';
import { $form } from './form.ts';
import { $payment, $pendingIntent } from './payment-state.ts';
import { isSetAside, needsAction } from './result.ts';
import { submit } from './submit.ts';

const requestFor = (locale: Locale, method: ShopperMethod, payment: Payment) =>
  checkoutRequestOf(currentOrder().cart, $form.get(), { locale, affiliate: $affiliate.get() }, method, payment);

/** The order as text, whichever instrument of a method pays for it: which card, for one. */
export const orderText = (locale: Locale, method: ShopperMethod): string =>
  JSON.stringify(requestFor(locale, method, { paymentMethodId: '' }));

type Post = typeof postCheckout;

/** Where a payment begins, and goes on, where that is not `postCheckout`. */
const posts: Partial<Record<ShopperMethod, { begin: Post; goOn: Post }>> = {
  paypal: { begin: postPayPalOrder, goOn: postCheckout },
  'web-payments': { begin: postPaymentIntent, goOn: postPaymentConfirmation },
};

/** Sends the cart and the form as they are. @returns null where the order that was sent before is booked after all @throws ServiceError */
export async function sendCart(locale: Locale, method: ShopperMethod, payment: Payment): Promise<CheckoutResult | null> {
  currentOrder();
  const authorization = await bearer();
  const post = posts[method]?.[payment.paymentIntentId === undefined ? 'begin' : 'goOn'] ?? postCheckout;
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
  if (!needsAction(result) && !isSetAside(result)) return succeed(result);
  if (result.paymentIntentId === paymentIntentId) throw new ServiceError('payment_failed', 'The intent asks for an action again');
  keepPending(result, sheet.method, paymentMethodId);
  return needsAction(result) ? confirmAndPlace(locale, sheet) : placePending(locale, sheet);
}

/** Orders with the pending intent, which is confirmed. */
async function placePending(locale: Locale, sheet: PaymentSheet): Promise<void> {
  const pending = $pendingIntent.get();
  if (!pending) return;
  const { paymentIntentId, paymentMethodId } = pending;
  await placeOrder(locale, sheet, { paymentIntentId, paymentMethodId });
}

/** Has the bank confirm the pending intent and orders with it (3-D Secure). @throws ServiceError */
export async function confirmAndPlace(locale: Locale, sheet: PaymentSheet): Promise<void> {
  const pending = $pendingIntent.get();
  if (!pending) return;
  const { clientSecret } = pending;
  $payment.set({ status: 'processing', phase: 'confirming' });
  if (known(await sheet.confirm(clientSecret)) !== 'authorized') {
    $pendingIntent.set(null);
    throw new ServiceError('authentication_failed', 'The bank did not confirm');
  }
  await placePending(locale, sheet);
}
