import * as v from 'valibot';
import type { AnalyticsEvent, FunnelStep, Impression, Product } from '#contracts/analytics.ts';
import { funnelUpTo, productsOf } from '#domain/analytics.ts';
import type { CheckoutStep } from '#domain/routes.ts';
import { $cart, $checkoutKey } from './commerce/cart.ts';
import { $payment } from './commerce/payment-state.ts';
import { $confirmation } from './commerce/result.ts';
import { $consent, isGranted } from './consent.ts';
import { tabAtom } from './storage.ts';

declare global {
  // eslint-disable-next-line no-var
  var dataLayer: AnalyticsEvent[] | undefined;
}

/** What has been reported of an order, so that a reload reports nothing twice. */
const $reported = tabAtom<string[]>('reported', v.array(v.string()), []);

/** Hands an event to whoever reads the data layer. Without consent, nothing happens. */
export function report(event: AnalyticsEvent): void {
  if (isGranted()) (globalThis.dataLayer ??= []).push(event);
}

/** Once for this tab. */
function reportOnce(key: string, event: AnalyticsEvent): void {
  if (!isGranted() || $reported.get().includes(key)) return;
  $reported.set([...$reported.get(), key]);
  report(event);
}

/** @param path without a query: what someone searches for is not reported */
export const reportPageview = (path: string, title: string, language: string): void => report({ event: 'pageview', page: { path, title, language } });

export const reportImpressions = (impressions: Impression[]): void => report({ event: 'impressions', ecommerce: { impressions } });

export const reportDetails = (product: Product): void => report({ event: 'productDetails', ecommerce: { detail: { products: [product] } } });

function reportStep(step: FunnelStep): void {
  const [cart, key] = [$cart.get(), $checkoutKey.get()];
  if (!cart || !key) return;
  const products = productsOf(cart);
  const { currencyCode } = cart;
  if (step === 1) reportOnce(`${cart.quoteId} cart`, { event: 'addToCart', ecommerce: { currencyCode, add: { products } } });
  reportOnce(`${cart.quoteId} ${step}`, { event: 'checkout', ecommerce: { currencyCode, checkout: { actionField: { step }, products } } });
}

/** Reports how far a checkout has come, and that the order is asked for. @returns what ends it */
export function watchCheckout(current: CheckoutStep): () => void {
  for (const step of funnelUpTo(current)) reportStep(step);
  return $payment.subscribe(({ status }) => { if (status === 'processing') reportStep(4); });
}

/** Reports the order of the confirmation page; one on request when the operator has accepted it. @returns what ends it */
export const watchPurchase = (): (() => void) => $confirmation.subscribe((order) => {
  if (order?.state !== 'confirmed') return;
  const { orderNumber: id, cart } = order;
  const purchase = { actionField: { id, revenue: cart.grandTotal }, products: productsOf(cart) };
  reportOnce(`${id} purchase`, { event: 'purchase', ecommerce: { currencyCode: cart.currencyCode, purchase } });
});

// An answer that is taken back takes back what nobody has read yet.
$consent.listen(() => {
  if (isGranted()) return;
  if (globalThis.dataLayer) globalThis.dataLayer.length = 0;
  $reported.set([]);
});
