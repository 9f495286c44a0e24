import { atom, computed, onMount } from 'nanostores';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { $clockOffset, serverNow } from '../browser/clock.ts';
import { askQuote } from '../tour/ask-quote.ts';
import { $cart } from './cart.ts';

/** decision 5 of docs/design.md and WCAG 2.2.1: warned this long before the places are given back. */
const warningSeconds = 120;

const $now = atom(Date.now());

onMount($now, () => {
  const tick = () => $now.set(serverNow());
  tick();
  const interval = setInterval(tick, 1000);
  const stop = $clockOffset.listen(tick);
  return () => {
    clearInterval(interval);
    stop();
  };
});

export type TimeLeft = {
  phase: 'running' | 'warning' | 'expired';
  /** Whole seconds, never below 0. */
  seconds: number;
  /** One extension for each quote. */
  canExtend: boolean;
};

/** How long the cart's places and prices are still kept; null without a cart. */
export const $timeLeft = computed([$cart, $now], (cart, now): TimeLeft | null => {
  if (!cart) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(cart.expiryTime) - now) / 1000));
  const phase = seconds === 0 ? 'expired' : seconds <= warningSeconds ? 'warning' : 'running';
  return { phase, seconds, canExtend: !cart.extended && seconds > 0 };
});

export type Extension = { status: 'initial' | 'loading' | 'granted' | 'refused' | 'error'; error?: ServiceError };
export const $extension = atom<Extension>({ status: 'initial' });

/** Asks for more time, once; `refused` when the places cannot be kept any longer. */
export async function extendQuote(locale: Locale): Promise<void> {
  const cart = $cart.get();
  if (!cart || cart.extended || $extension.get().status === 'loading') return;
  $extension.set({ status: 'loading' });
  try {
    const quote = await askQuote(cart, locale, { replaces: cart.quoteId, extend: true });
    if (quote) $cart.set({ ...cart, expiryTime: quote.expiryTime, extended: quote.extended });
    $extension.set({ status: quote ? 'granted' : 'refused' });
  } catch (error) {
    $extension.set({ status: 'error', error: toServiceError(error) });
  }
}
