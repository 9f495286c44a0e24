import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { isValidCart, type Cart } from '#domain/cart.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { $cart } from '#stores/checkout/cart.ts';
import { resumeOrder } from '#stores/checkout/resume-order.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { watchCheckout } from '#stores/checkout/report-checkout.ts';
import { redirectFrom } from '#stores/checkout/steps.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** What a checkout page shows: nothing known yet, nothing to buy, or a cart at this step. */
export type Checkout = { state: 'loading' } | { state: 'empty' } | { state: 'ready'; cart: Cart };

/** Back from another page, the browser may show this very one as it was left: storage knows what has been typed and ordered since. */
function reloadIfKept({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

/** Reads the cart, leads to the step that makes sense, and to the confirmation once the order is placed. */
export function useCheckout(locale: Locale, step: CheckoutStep): Checkout {
  const isHydrated = useHydrated();
  const cart = useStore($cart, { ssr: 'initial' });
  const isDone = useStore($payment, { ssr: 'initial' }).status === 'checkout_success';
  const isEmpty = !cart || !isValidCart(cart);
  const elsewhere = !isHydrated ? undefined : isDone ? paths.confirmation(locale) : isEmpty ? undefined : redirectFrom(cart, step, locale);

  useEffect(() => {
    addEventListener('pageshow', reloadIfKept);
    return () => removeEventListener('pageshow', reloadIfKept);
  }, []);
  useEffect(() => {
    void resumeOrder(step === 'payment');
  }, [step]);
  useEffect(() => (isHydrated && !isEmpty && !elsewhere ? watchCheckout(step) : undefined), [isHydrated, isEmpty, elsewhere, step]);
  useEffect(() => {
    if (elsewhere) location.replace(elsewhere);
  }, [elsewhere]);

  if (!isHydrated || elsewhere) return { state: 'loading' };
  return isEmpty ? { state: 'empty' } : { state: 'ready', cart };
}
