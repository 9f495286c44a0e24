import { atom, computed, onMount } from 'nanostores';
import { postExtension } from '#api/holds.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import { isHeldCart, type HeldCart } from '#domain/cart.ts';
import { $clockOffset, serverNow, setClock } from '../browser/clock.ts';
import { $cart } from './cart.ts';
import { keepHold } from './latest-hold.ts';

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
  /** One extension for each hold. */
  canExtend: boolean;
};

/** How long the cart's places and prices are still kept; null where none are. */
export const $timeLeft = computed([$cart, $now], (cart, now): TimeLeft | null => {
  if (!cart?.hold) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(cart.hold.expiryTime) - now) / 1000));
  const phase = seconds === 0 ? 'expired' : seconds <= warningSeconds ? 'warning' : 'running';
  return { phase, seconds, canExtend: !cart.hold.extended && seconds > 0 };
});

export type Extension = { status: 'initial' | 'loading' | 'granted' | 'refused' | 'error'; error?: ServiceError };
export const $extension = atom<Extension>({ status: 'initial' });

function prolong(cart: HeldCart): void {
  $cart.set(cart);
  keepHold(cart, true);
}

/** Asks for more time, once; `refused` when the places cannot be kept any longer. */
export async function extendHold(): Promise<void> {
  const cart = $cart.get();
  if (!cart?.hold || cart.hold.extended || $extension.get().status === 'loading') return;
  $extension.set({ status: 'loading' });
  try {
    const hold = await postExtension(cart.hold.id);
    setClock();
    const now = $cart.get();
    // Ordered, or held anew, while the answer was on its way.
    if (!now || !isHeldCart(now) || now.hold.id !== cart.hold.id) return $extension.set({ status: 'initial' });
    if (hold) prolong({ ...now, hold });
    $extension.set({ status: hold ? 'granted' : 'refused' });
  } catch (error) {
    $extension.set({ status: 'error', error: toServiceError(error) });
  }
}
