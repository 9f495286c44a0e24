import type { FunnelStep } from '#contracts/analytics.ts';
import { couponOf, funnelUpTo, productsOf } from '#domain/analytics.ts';
import { sumOf } from '#domain/cart.ts';
import { certainOf, stateOf } from '#domain/order-state.ts';
import type { CheckoutStep } from '#domain/routes.ts';
import { reportOnce } from '../browser/analytics.ts';
import { $consent } from '../browser/consent.ts';
import { $cart } from './cart.ts';
import { $payment } from './payment-state.ts';
import { $confirmation } from './result.ts';

function reportStep(step: FunnelStep): void {
  const cart = $cart.get();
  if (!cart) return;
  const products = productsOf(cart.items);
  const { currencyCode, hold } = cart;
  if (step === 1) reportOnce(`${hold.id} cart`, { event: 'addToCart', ecommerce: { currencyCode, add: { products } } });
  reportOnce(`${hold.id} ${step}`, { event: 'checkout', ecommerce: { currencyCode, checkout: { actionField: { step }, products } } });
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

/** Reports the order of the confirmation page, once: what is certain of it when all operators have answered. @returns what ends it */
export const watchPurchase = (): (() => void) =>
  $confirmation.subscribe((order) => {
    if (!order || stateOf(order) !== 'confirmed') return;
    const { orderNumber: id, currencyCode } = order;
    const items = certainOf(order).map(({ item }) => item);
    const coupon = couponOf(items);
    const actionField = { id, revenue: sumOf(items, currencyCode), ...(coupon !== undefined && { coupon }) };
    const purchase = { actionField, products: productsOf(items) };
    reportOnce(`${id} purchase`, { event: 'purchase', ecommerce: { currencyCode, purchase } });
  });
