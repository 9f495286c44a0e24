import { atom } from 'nanostores';
import { ServiceError, toServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import { askQuote } from '../tour/ask-quote.ts';
import { $cart, $checkoutKey, setCart } from './cart.ts';
import { $payment, $sentOrder } from './payment-state.ts';
import { renewKey } from './submit.ts';
import { $extension } from './timer.ts';

export type Renewal =
  | { status: 'initial' | 'loading' | 'renewed' }
  /** The places are gone. */
  | { status: 'refused' }
  /** The places are held again at another price, which the shopper has yet to agree to. */
  | { status: 'price_changed'; quote: Quote }
  | { status: 'error'; error: ServiceError };

/** decision 5 of docs/design.md: what became of the wish to keep the places of an expired checkout again. */
export const $renewal = atom<Renewal>({ status: 'initial' });

/** Goes on with the places of this quote: what was typed, and the step reached, stay. */
function goOnWith(quote: Quote): Renewal {
  const cart = $cart.get();
  if (cart) setCart({ ...cart, ...quote });
  $extension.set({ status: 'initial' });
  return { status: 'renewed' };
}

async function renew(locale: Locale): Promise<Renewal> {
  const [cart, key] = [$cart.get(), $checkoutKey.get()];
  if (!cart || !key) return { status: 'initial' };
  // An order may be booked although its answer was lost: under a fresh key it would be booked twice.
  if ($sentOrder.get() && (await renewKey(key))) return { status: 'initial' };
  const quote = await askQuote(cart, locale, { replaces: cart.quoteId });
  if (!quote) return { status: 'refused' };
  return quote.grandTotal === cart.grandTotal ? goOnWith(quote) : { status: 'price_changed', quote };
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
  if (renewal.status === 'price_changed') $renewal.set(goOnWith(renewal.quote));
}

/**
 * Takes the new price after `price_changed`: a quote in place of the cart's, its seats kept (fault 17).
 * The shopper agrees to it by ordering again.
 */
export async function requote(locale: Locale): Promise<void> {
  const cart = $cart.get();
  if (!cart || $payment.get().status === 'processing') return;
  $payment.set({ status: 'processing', phase: 'sending' });
  try {
    const quote = await askQuote(cart, locale, { replaces: cart.quoteId });
    if (!quote) throw new ServiceError('sold_out', 'The departure cannot take it any more');
    setCart({ ...cart, ...quote });
  } catch (error) {
    $payment.set({ status: 'checkout_error', error: toServiceError(error) });
  }
}
