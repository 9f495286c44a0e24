import { atom } from 'nanostores';
import { ServiceError, toServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { $cart, $checkoutKey, setCart } from './cart.ts';
import { holdSelections, isHeld, type Held } from './hold.ts';
import { $payment, $sentOrder } from './payment-state.ts';
import { renewKey } from './submit.ts';
import { $extension } from './timer.ts';

export type Renewal =
  | { status: 'initial' | 'loading' | 'renewed' }
  /** The places are gone. */
  | { status: 'refused' }
  /** The places are held again at another price, which the shopper has yet to agree to. */
  | { status: 'price_changed'; held: Held }
  | { status: 'error'; error: ServiceError };

/** decision 5 of docs/design.md: what became of the wish to keep the places of an expired checkout again. */
export const $renewal = atom<Renewal>({ status: 'initial' });

/** Goes on with these places: what was typed, and the step reached, stay. */
function goOnWith({ quote, hold }: Held): Renewal {
  const cart = $cart.get();
  if (cart) setCart({ ...cart, ...quote, hold });
  $extension.set({ status: 'initial' });
  return { status: 'renewed' };
}

async function holdAgain(cart: Cart, locale: Locale): Promise<Held | undefined> {
  const {
    hold,
    items: [item],
  } = await holdSelections([cart], locale);
  return hold && item && isHeld(item) ? { hold, quote: item } : undefined;
}

async function renew(locale: Locale): Promise<Renewal> {
  const [cart, key] = [$cart.get(), $checkoutKey.get()];
  if (!cart || !key) return { status: 'initial' };
  // An order may be booked although its answer was lost: under a fresh key it would be booked twice.
  if ($sentOrder.get() && (await renewKey(key))) return { status: 'initial' };
  const held = await holdAgain(cart, locale);
  if (!held) return { status: 'refused' };
  return held.quote.grandTotal === cart.grandTotal ? goOnWith(held) : { status: 'price_changed', held };
}

/** Asks for the same places again once their time is over. The checkout goes on where it is, at another price after consent alone. */
export async function renewHold(locale: Locale): Promise<void> {
  if ($renewal.get().status === 'loading') return;
  $renewal.set({ status: 'loading' });
  $renewal.set(await renew(locale).catch((error: unknown): Renewal => ({ status: 'error', error: toServiceError(error) })));
}

/** Goes on at the changed price. */
export function acceptRenewal(): void {
  const renewal = $renewal.get();
  if (renewal.status === 'price_changed') $renewal.set(goOnWith(renewal.held));
}

/**
 * Takes the new price after `price_changed`: a hold in place of the cart's, with the same seats (fault 17).
 * The shopper agrees to it by ordering again.
 */
export async function requote(locale: Locale): Promise<void> {
  const cart = $cart.get();
  if (!cart || $payment.get().status === 'processing') return;
  $payment.set({ status: 'processing', phase: 'sending' });
  try {
    const held = await holdAgain(cart, locale);
    if (!held) throw new ServiceError('sold_out', 'The departure cannot take it any more');
    setCart({ ...cart, ...held.quote, hold: held.hold });
  } catch (error) {
    $payment.set({ status: 'checkout_error', error: toServiceError(error) });
  }
}
