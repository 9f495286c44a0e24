import { atom } from 'nanostores';
import { ServiceError, toServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { heldAgain, type Cart, type CartItem } from '#domain/cart.ts';
import { $cart, $checkoutKey, expireCart, setCart } from './cart.ts';
import { forgetItems } from './form.ts';
import { holdSelections, isHeld } from './hold.ts';
import { $payment, $sentOrder } from './payment-state.ts';
import { renewKey } from './submit.ts';
import { $extension } from './timer.ts';

/** What is held again of a cart: all of it, or without the items at the places that `gone` names. */
type NewHold = { cart: Cart; gone: readonly number[] };

export type Renewal =
  | { status: 'initial' | 'loading' | 'renewed' }
  /** All places are gone. */
  | { status: 'refused' }
  /** The places are held again, at another total or without some items: the shopper has yet to agree to it. */
  | ({ status: 'changed' } & NewHold)
  | { status: 'error'; error: ServiceError };

/** decision 5 of docs/design.md: what became of the wish to keep the places of an expired checkout again. */
export const $renewal = atom<Renewal>({ status: 'initial' });

/** The items of a cart that a new hold leaves out. */
export const goneFrom = ({ items }: Cart, { gone }: Pick<NewHold, 'gone'>): CartItem[] => items.filter((_, index) => gone.includes(index));

/** @returns nothing where all places are gone @throws ServiceError */
async function holdAnew(cart: Cart, locale: Locale): Promise<NewHold | undefined> {
  const { hold, items } = await holdSelections(cart.items, cart.currencyCode, locale);
  if (!hold) return undefined;
  const quotes = items.map((item) => (isHeld(item) ? item : undefined));
  return { cart: heldAgain(cart, hold, quotes), gone: quotes.flatMap((quote, index) => (quote ? [] : [index])) };
}

const isAsBefore = ({ items }: Cart, { cart, gone }: NewHold): boolean =>
  gone.length === 0 && cart.items.every(({ grandTotal }, index) => grandTotal === items[index]?.grandTotal);

/** Goes on with these places: what was typed, and the step reached, stay. */
function goOnWith({ cart, gone }: NewHold): Renewal {
  const before = $cart.get();
  if (before) forgetItems(before, gone);
  setCart(cart);
  $extension.set({ status: 'initial' });
  return { status: 'renewed' };
}

async function renew(locale: Locale): Promise<Renewal> {
  const [cart, key] = [$cart.get(), $checkoutKey.get()];
  if (!cart?.hold || !key) return { status: 'initial' };
  // An order may be booked although its answer was lost: under a fresh key it would be booked twice.
  if ($sentOrder.get() && (await renewKey(key))) return { status: 'initial' };
  const held = await holdAnew(cart, locale);
  if (!held) return { status: 'refused' };
  return isAsBefore(cart, held) ? goOnWith(held) : { status: 'changed', ...held };
}

/** Asks for the same places again once their time is over. The checkout goes on where it is, at another price after consent alone. */
export async function renewHold(locale: Locale): Promise<void> {
  if ($renewal.get().status === 'loading') return;
  $renewal.set({ status: 'loading' });
  $renewal.set(await renew(locale).catch((error: unknown): Renewal => ({ status: 'error', error: toServiceError(error) })));
}

/** Goes on at the changed total, with what is held. */
export function acceptRenewal(): void {
  const renewal = $renewal.get();
  if (renewal.status === 'changed') $renewal.set(goOnWith(renewal));
}

/**
 * Takes the new price after `price_changed`: a hold in place of the cart's, with the same seats (fault 17).
 * The shopper agrees to it by ordering again, to an order without what is gone before that (fault 37).
 */
export async function requote(locale: Locale): Promise<void> {
  const cart = $cart.get();
  if (!cart?.hold || $payment.get().status === 'processing') return;
  $payment.set({ status: 'processing', phase: 'sending' });
  try {
    const held = await holdAnew(cart, locale);
    if (!held) throw new ServiceError('sold_out', 'The departures cannot take it any more');
    if (held.gone.length === 0) return setCart(held.cart);
    expireCart();
    $payment.set({ status: 'initial' });
    $renewal.set({ status: 'changed', ...held });
  } catch (error) {
    $payment.set({ status: 'checkout_error', error: toServiceError(error) });
  }
}

/** Finds out which items are still to be had, after an order was refused because some are not. */
export async function checkAgain(locale: Locale): Promise<void> {
  expireCart();
  $payment.set({ status: 'initial' });
  await renewHold(locale);
}
