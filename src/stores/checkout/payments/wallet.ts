import { atom } from 'nanostores';
import type { Locale } from '#contracts/common.ts';
import { pay } from '../payment.ts';
import { $payment } from '../payment-state.ts';
import type { PaymentSheet } from './payment-sheet.ts';

/** What Apple Pay and Google Pay need of a browser; whether somebody has set up a wallet, only they can tell. */
const mayHaveWallet = (): boolean => typeof window !== 'undefined' && ('ApplePaySession' in window || 'PaymentRequest' in window);

/** Whether this device may pay by a wallet: `missing` once the provider has looked for one. */
export const $wallet = atom<'possible' | 'missing' | 'none'>(mayHaveWallet() ? 'possible' : 'none');

/** The provider has found no wallet that works here: it is not offered any more. */
export const missWallet = (): void => $wallet.set('missing');

/**
 * Pays with what a wallet's sheet has handed over (requirements 4, "Successful checkout").
 * @param fail ends the sheet as failed: nothing is booked (faults 14 and 48)
 */
export async function payByWallet(locale: Locale, sheet: PaymentSheet, fail: () => void): Promise<void> {
  await pay(locale, sheet);
  if ($payment.get().status !== 'checkout_success') fail();
}
