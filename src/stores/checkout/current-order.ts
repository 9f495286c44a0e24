import { ServiceError } from '#api/service-error.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { Cart } from '#domain/cart.ts';
import { asPaid } from '#domain/cart-voucher.ts';
import { formFor } from '#domain/checkout-form.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { $cart, $checkoutKey } from './cart.ts';
import { forgetGift } from '../gift-voucher/form.ts';
import { $form, forgetTyped } from './form.ts';
import { $payment, $pendingIntent, forgetPayment } from './payment-state.ts';
import { $latestHold } from './latest-hold.ts';
import { keepConfirmation } from './result.ts';
import { forgetSteps } from './steps.ts';
import { forgetVoucher } from './voucher.ts';

/** @throws ServiceError when there is nothing to order */
export function currentOrder(): { cart: Cart; key: string } {
  const [cart, key] = [$cart.get(), $checkoutKey.get()];
  if (!cart || !key) throw new ServiceError('not_found', 'There is no cart');
  return { cart, key };
}

/** What belongs to places that were held: a gift voucher leaves a trip that waits as it was. */
function forgetHeld(): void {
  $latestHold.set(null);
  forgetVoucher();
}

/** Requirements 4, "Successful checkout": keeps the result for the confirmation and forgets everything else. */
export function succeed(result: CheckoutResult): void {
  const [cart, key] = [$cart.get(), $checkoutKey.get()];
  // Another answer about this order has come first.
  if (!cart || !key) return;
  const { booker } = formFor(cart, $form.get());
  const ordered = cart.items.map((item, index) => ({
    item: asPaid(item, result.invoices[index]?.total ?? item.grandTotal, cart.voucherCode),
  }));
  const { currencyCode, giftVoucher } = cart;
  keepConfirmation(key, result, { email: booker.email.trim(), currencyCode, ordered, giftVoucher });
  forgetPayment();
  $payment.set({ status: 'checkout_success' });
  forgetTyped();
  forgetSteps();
  if (giftVoucher) forgetGift();
  else forgetHeld();
  $cart.set(null);
  $checkoutKey.set(null);
}

/** Keeps an intent that waits for the shopper. */
export function keepPending(result: CheckoutResult, method: ShopperMethod, paymentMethodId: string): void {
  const { paymentIntentId, paymentIntentClientSecret: clientSecret = '', redirectUrl } = result;
  if (paymentIntentId)
    $pendingIntent.set({ method, paymentIntentId, clientSecret, paymentMethodId, ...(redirectUrl !== undefined && { redirectUrl }) });
}
