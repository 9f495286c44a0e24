import type { Locale } from '#contracts/common.ts';
import { pay } from '../payment.ts';
import { $payment } from '../payment-state.ts';
import type { PaymentSheet } from './payment-sheet.ts';

/**
 * Pays with what a wallet's sheet has handed over (requirements 4, "Successful checkout").
 * @param fail ends the sheet as failed: nothing is booked (faults 14 and 48)
 */
export async function payByWallet(locale: Locale, sheet: PaymentSheet, fail: () => void): Promise<void> {
  await pay(locale, sheet);
  if ($payment.get().status !== 'checkout_success') fail();
}
