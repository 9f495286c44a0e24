import { ServiceError, toServiceError } from '#api/service-error.ts';
import { fetchCheckoutStatus } from '#api/shopper.ts';
import type { CheckoutResult } from '#contracts/checkout.ts';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { checkoutRequestOf, type Payment } from '#domain/checkout-request.ts';
import { $affiliate } from '../affiliate.ts';
import { bearer, forgetSession } from '../auth/resume.ts';
import { known, type CardProvider } from './card-provider.ts';
import { $cart, $checkoutKey } from './cart.ts';
import { $form, forgetTyped } from './form.ts';
import { $payment, $pendingIntent, $sentOrder, forgetPayment } from './payment-state.ts';
import { keepConfirmation } from './result.ts';
import { sendOrder } from './send-order.ts';
import { forgetSteps } from './steps.ts';

/** @throws ServiceError when there is nothing to order */
export function currentOrder(): { cart: Cart; key: string } {
  const [cart, key] = [$cart.get(), $checkoutKey.get()];
  if (!cart || !key) throw new ServiceError('not_found', 'There is no cart');
  return { cart, key };
}

/** Spec section 4, "Successful checkout": keeps the result for the confirmation and forgets everything else. */
export function succeed(result: CheckoutResult): void {
  const { cart, key } = currentOrder();
  keepConfirmation(key, result, cart, $form.get().booker.email.trim());
  forgetPayment();
  $payment.set({ status: 'checkout_success' });
  forgetTyped();
  forgetSteps();
  $cart.set(null);
  $checkoutKey.set(null);
}

const requestFor = (locale: Locale, payment: Payment) =>
  checkoutRequestOf(currentOrder().cart, $form.get(), { locale, affiliate: $affiliate.get() }, payment);

/** The order as text, whatever pays for it. */
const orderText = (locale: Locale): string => JSON.stringify(requestFor(locale, { paymentMethodId: '' }));

/** Takes a fresh key for an order with other details, unless the one before is booked or on its way. @returns whether it is booked */
async function renewKey(key: string): Promise<boolean> {
  const standing = await fetchCheckoutStatus(key);
  if (standing?.state === 'processing') throw new ServiceError('in_progress', 'The order before is still being worked on');
  if (standing?.state === 'booked' && standing.result) {
    succeed(standing.result);
    return true;
  }
  $checkoutKey.set(crypto.randomUUID());
  $sentOrder.set(null);
  $pendingIntent.set(null);
  return false;
}

/** Whether cart and form are still what was sent last: a confirmed payment belongs to that order alone. */
export const isAsSent = (locale: Locale): boolean => $sentOrder.get()?.order === orderText(locale);

/** Sends the cart and the form as they are, and sees the payment through. @throws ServiceError */
export async function placeOrder(locale: Locale, provider: CardProvider, payment: Payment): Promise<void> {
  const { key } = currentOrder();
  const authorization = await bearer();
  if ($sentOrder.get() && !isAsSent(locale) && await renewKey(key)) return;
  $sentOrder.set({ order: orderText(locale), paymentMethodId: payment.paymentMethodId });
  $payment.set({ status: 'processing', phase: 'sending' });
  const checking = () => $payment.set({ status: 'processing', phase: 'checking' });
  const result = await sendOrder({ key: currentOrder().key, authorization }, requestFor(locale, payment), checking).catch(async (error: unknown) => {
    // Signed out elsewhere meanwhile: the next try is a guest's, unless somebody signs in again (fault 33).
    if (toServiceError(error).code === 'unauthenticated') forgetSession();
    // Another tab sent other details under this key.
    if (toServiceError(error).code === 'idempotency_mismatch' && await renewKey(key)) return null;
    throw error;
  });
  if (result) await settle(result, locale, provider, payment);
}

async function settle(result: CheckoutResult, locale: Locale, provider: CardProvider, { paymentMethodId, paymentIntentId }: Payment): Promise<void> {
  if (result.stripeStatus !== 'requires_action') return succeed(result);
  if (result.paymentIntentId === paymentIntentId) throw new ServiceError('payment_failed', 'The intent asks for an action again');
  keepPending(result, paymentMethodId);
  return confirmAndPlace(locale, provider);
}

/** Keeps an intent that waits for the shopper's bank. */
export function keepPending({ paymentIntentId, paymentIntentClientSecret: clientSecret }: CheckoutResult, paymentMethodId: string): void {
  if (clientSecret) $pendingIntent.set({ paymentIntentId, clientSecret, paymentMethodId });
}

/** Has the bank confirm the pending intent and orders with it (3-D Secure). @throws ServiceError */
export async function confirmAndPlace(locale: Locale, provider: CardProvider): Promise<void> {
  const pending = $pendingIntent.get();
  if (!pending) return;
  const { clientSecret, ...payment } = pending;
  $payment.set({ status: 'processing', phase: 'confirming' });
  if (known(await provider.confirm(clientSecret)) !== 'authorized') {
    $pendingIntent.set(null);
    throw new ServiceError('authentication_failed', 'The bank did not confirm');
  }
  await placeOrder(locale, provider, payment);
}
