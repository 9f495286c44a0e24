import type { FunnelStep } from '#contracts/analytics.ts';
import { funnelUpTo, productsOf } from '#domain/analytics.ts';
import type { CheckoutStep } from '#domain/routes.ts';
import { reportOnce } from '../browser/analytics.ts';
import { $consent } from '../browser/consent.ts';
import { $cart } from './cart.ts';
import { $payment } from './payment-state.ts';
import { $confirmation } from './result.ts';

function reportStep(step: FunnelStep): void {
  const cart = $cart.get();
  if (!cart) return;
  const products = productsOf(cart);
  const { currencyCode } = cart;
  if (step === 1) reportOnce(`${cart.quoteId} cart`, { event: 'addToCart', ecommerce: { currencyCode, add: { products } } });
  reportOnce(`${cart.quoteId} ${step}`, { event: 'checkout', ecommerce: { currencyCode, checkout: { actionField: { step }, products } } });
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

/** Reports the order of the confirmation page; one on request when the operator has accepted it. @returns what ends it */
export const watchPurchase = (): (() => void) =>
  $confirmation.subscribe((order) => {
    if (order?.state !== 'confirmed') return;
    const { orderNumber: id, cart } = order;
    const purchase = { actionField: { id, revenue: cart.grandTotal }, products: productsOf(cart) };
    reportOnce(`${id} purchase`, { event: 'purchase', ecommerce: { currencyCode: cart.currencyCode, purchase } });
  });
