import type { Locale } from '#contracts/common.ts';
import { guarded } from './attempt.ts';
import { instrumentOf, known, type PaymentSheet } from './payments/payment-sheet.ts';
import { currentOrder } from './current-order.ts';
import { confirmAndPlace, orderText, placeOrder } from './order.ts';
import { $pendingIntent } from './payment-state.ts';
import { isAsSent } from './submit.ts';

/** Orders with an intent that the bank has confirmed already, so that there is no second one (fault 10). @returns whether there was one */
async function placeConfirmed(locale: Locale, sheet: PaymentSheet): Promise<boolean> {
  const pending = $pendingIntent.get();
  if (pending?.method !== sheet.method || !isAsSent(orderText(locale, sheet.method))) return false;
  const { clientSecret, paymentIntentId, paymentMethodId } = pending;
  const standing = known(await sheet.read(clientSecret));
  if (standing === 'refused') $pendingIntent.set(null);
  if (standing === 'authorized') await placeOrder(locale, sheet, { paymentIntentId, paymentMethodId });
  return standing === 'authorized';
}

/** Pays for the cart with what the sheet gives. Ends in `checkout_success`, or in an error after which it may be pressed again. */
export const pay = (locale: Locale, sheet: PaymentSheet): Promise<void> =>
  guarded('sending', async () => {
    currentOrder();
    if (await placeConfirmed(locale, sheet)) return;
    $pendingIntent.set(null);
    await placeOrder(locale, sheet, { paymentMethodId: await instrumentOf(sheet) });
  });

/** Goes on with a payment that waits for the shopper's bank. */
export const confirmPending = (locale: Locale, sheet: PaymentSheet): Promise<void> =>
  guarded('confirming', () => confirmAndPlace(locale, sheet));

/** Takes up, after a reload, a payment that the bank may have confirmed meanwhile. */
export async function resumePending(locale: Locale, sheet: PaymentSheet): Promise<void> {
  if ($pendingIntent.get())
    await guarded('checking', async () => {
      await placeConfirmed(locale, sheet);
    });
}
