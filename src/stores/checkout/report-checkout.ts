import type { FunnelStep } from '#contracts/analytics.ts';
import { funnelUpTo, giftProduct, productsOf } from '#domain/analytics.ts';
import { cartIdOf } from '#domain/cart.ts';
import type { CheckoutStep } from '#domain/routes.ts';
import { reportOnce } from '../browser/analytics.ts';
import { $consent } from '../browser/consent.ts';
import { $cart } from './cart.ts';
import { $payment } from './payment-state.ts';

function reportStep(step: FunnelStep): void {
  const cart = $cart.get();
  if (!cart) return;
  const { currencyCode, giftVoucher, grandTotal, items } = cart;
  const products = giftVoucher ? [giftProduct(giftVoucher.name, grandTotal)] : productsOf(items);
  const id = cartIdOf(cart);
  if (step === 1) reportOnce(`${id} cart`, { event: 'addToCart', ecommerce: { currencyCode, add: { products } } });
  reportOnce(`${id} ${step}`, { event: 'checkout', ecommerce: { currencyCode, checkout: { actionField: { step }, products } } });
}

/** Reports how far a checkout has come, and that the order is asked for; what came before there was consent, too. @returns what ends it */
export function watchCheckout(current: CheckoutStep): () => void {
  const stopConsent = $consent.subscribe(() => {
    for (const step of funnelUpTo(current)) reportStep(step);
  });
  const stopPayment = $payment.subscribe(({ status }) => {
    if (status === 'processing') reportStep(4);
  });
  return () => {
    stopConsent();
    stopPayment();
  };
}
