import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import { cart, isHeldCart, type Cart } from '#domain/cart.ts';
import { firstStep } from '#domain/checkout-steps.ts';
import { paths } from '#domain/routes.ts';
import { checkoutType } from './checkout-type.ts';
import { serverNow, setClock } from '../browser/clock.ts';
import { tabAtom } from '../browser/storage.ts';
import { keepHold, leaveHold } from './latest-hold.ts';
import { forgetPayment } from './payment-state.ts';
import { $express, forgetSteps } from './steps.ts';

/** What is about to be bought; survives reloads and back (decision 3 of docs/design.md). */
export const $cart = tabAtom<Cart | null>('cart', v.nullable(cart), null);

/** Idempotency-Key of the order for this cart: one for each order, however often it is sent. */
export const $checkoutKey = tabAtom<string | null>('checkout-key', v.nullable(v.pipe(v.string(), v.uuid())), null);

/** Stores a cart under a fresh key: its places have just been held, or it is a gift voucher and has none. */
export function setCart(next: Cart): void {
  setClock();
  forgetPayment();
  $checkoutKey.set(crypto.randomUUID());
  $cart.set(next);
  if (isHeldCart(next)) keepHold(next, true);
  else leaveHold();
}

/** The places of the cart were given back for another hold: its checkout can do no more than hold them anew. */
export function expireCart(): void {
  const cart = $cart.get();
  if (cart?.hold) $cart.set({ ...cart, hold: { ...cart.hold, expiryTime: new Date(serverNow()).toISOString() } });
}

/**
 * Requirements 4, "Go to checkout": resets the commerce state, stores the cart. @returns where the checkout starts
 * @param byWallet whether a wallet was chosen already: of a cart whose one item asks no more than its sheet says
 */
export function beginCheckout(next: Cart, locale: Locale, byWallet = false): string {
  forgetSteps();
  setCart(next);
  if (!byWallet) return paths.checkout(locale, firstStep(checkoutType));
  $express.set('chosen');
  return paths.checkout(locale, 'payment');
}
