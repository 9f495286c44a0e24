import { ServiceError } from '#api/service-error.ts';
import { postCheckout } from '#api/shopper.ts';
import type { CheckoutResult } from '#contracts/checkout.ts';
import type { Locale } from '#contracts/common.ts';
import { checkoutRequestOf, type Payment } from '#domain/checkout-request.ts';
import { $affiliate } from '../browser/affiliate.ts';
import { bearer } from '../account/auth/resume.ts';
import { known, type PaymentSheet } from './payments/payment-sheet.ts';
import { currentOrder, keepPending, succeed } from './current-order.ts';
import { $form } from './form.ts';
import { $payment, $pendingIntent } from './payment-state.ts';
import { needsAction } from './result.ts';
import { submit } from './submit.ts';

const requestFor = (locale: Locale, { method }: PaymentSheet, payment: Payment) =>
  checkoutRequestOf(currentOrder().cart, $form.get(), { locale, affiliate: $affiliate.get() }, method, payment);

/** The order as text, whatever card pays for it. */
export const orderText = (locale: Locale, sheet: PaymentSheet): string =>
  JSON.stringify(requestFor(locale, sheet, { paymentMethodId: '' }));

/** Sends the cart and the form as they are, and sees the payment through. @throws ServiceError */
export async function placeOrder(locale: Locale, sheet: PaymentSheet, payment: Payment): Promise<void> {
  currentOrder();
  const authorization = await bearer();
  const result = await submit({
    order: orderText(locale, sheet),
    paymentMethodId: payment.paymentMethodId,
    post: (key) => postCheckout({ key, authorization }, requestFor(locale, sheet, payment)),
  });
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
  keepPending(result, paymentMethodId);
  return confirmAndPlace(locale, sheet);
}

/** Has the bank confirm the pending intent and orders with it (3-D Secure). @throws ServiceError */
export async function confirmAndPlace(locale: Locale, sheet: PaymentSheet): Promise<void> {
  const pending = $pendingIntent.get();
  if (!pending) return;
  const { clientSecret, ...payment } = pending;
  $payment.set({ status: 'processing', phase: 'confirming' });
  if (known(await sheet.confirm(clientSecret)) !== 'authorized') {
    $pendingIntent.set(null);
    throw new ServiceError('authentication_failed', 'The bank did not confirm');
  }
  await placeOrder(locale, sheet, payment);
}
