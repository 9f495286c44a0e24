import type { FunnelStep } from '#contracts/analytics.ts';
import { couponOf, funnelUpTo, giftProduct, productsOf } from '#domain/analytics.ts';
import { cartIdOf, sumOf } from '#domain/cart.ts';
import { certainOf, stateOf } from '#domain/order-state.ts';
import type { CheckoutStep } from '#domain/routes.ts';
import { reportOnce } from '../browser/analytics.ts';
import { $consent } from '../browser/consent.ts';
import { $cart } from './cart.ts';
import { $payment } from './payment-state.ts';
import { $confirmation, type Confirmation } from './result.ts';

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

function purchaseOf(order: Confirmation) {
  const { orderNumber: id, currencyCode, giftVoucher } = order;
  if (giftVoucher) {
    const { name, amount } = giftVoucher;
    return { actionField: { id, revenue: amount }, products: [giftProduct(name, amount)] };
  }
  const items = certainOf(order).map(({ item }) => item);
  const coupon = couponOf(items);
  const actionField = { id, revenue: sumOf(items, currencyCode), ...(coupon !== undefined && { coupon }) };
  return { actionField, products: productsOf(items) };
}

/** Reports the order of the confirmation page, once: what is certain of it when all operators have answered. @returns what ends it */
export const watchPurchase = (): (() => void) =>
  $confirmation.subscribe((order) => {
    if (!order || (!order.giftVoucher && stateOf(order) !== 'confirmed')) return;
    const { orderNumber, currencyCode } = order;
    reportOnce(`${orderNumber} purchase`, { event: 'purchase', ecommerce: { currencyCode, purchase: purchaseOf(order) } });
  });
