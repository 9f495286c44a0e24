import { atom } from 'nanostores';
import type { Locale } from '#contracts/common.ts';
import type { WantedGift } from './begin.ts';

/** Whether the way to the checkout is under way, or its script did not arrive. */
export const $buying = atom<'initial' | 'loading' | 'error'>('initial');

/** Goes to the checkout with a gift voucher, whose script is of no use before. */
export async function buyGift(gift: WantedGift, locale: Locale): Promise<void> {
  if ($buying.get() === 'loading') return;
  $buying.set('loading');
  try {
    const { beginGift } = await import('./begin.ts');
    location.assign(beginGift(gift, locale));
  } catch {
    $buying.set('error');
  }
}
