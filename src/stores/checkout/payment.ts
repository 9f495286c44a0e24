import type { Locale } from '#contracts/common.ts';
import { guarded } from './attempt.ts';
import { known, paymentMethodOf, type CardProvider } from './card-provider.ts';
import { currentOrder } from './current-order.ts';
import { confirmAndPlace, orderText, placeOrder } from './order.ts';
import { $pendingIntent } from './payment-state.ts';
import { isAsSent } from './submit.ts';

/** Orders with an intent that the bank has confirmed already, so that there is no second one (fault 10). @returns whether there was one */
async function placeConfirmed(locale: Locale, provider: CardProvider): Promise<boolean> {
  const pending = $pendingIntent.get();
  if (!pending || !isAsSent(orderText(locale))) return false;
  const { clientSecret, ...payment } = pending;
  const standing = known(await provider.read(clientSecret));
  if (standing === 'refused') $pendingIntent.set(null);
  if (standing === 'authorized') await placeOrder(locale, provider, payment);
  return standing === 'authorized';
}

/** Pays for the cart with the card that was typed. Ends in `checkout_success`, or in an error after which it may be pressed again. */
export const pay = (locale: Locale, provider: CardProvider): Promise<void> =>
  guarded('sending', async () => {
    currentOrder();
    if (await placeConfirmed(locale, provider)) return;
    $pendingIntent.set(null);
    await placeOrder(locale, provider, { paymentMethodId: await paymentMethodOf(provider) });
  });

/** Goes on with a payment that waits for the shopper's bank. */
export const confirmPending = (locale: Locale, provider: CardProvider): Promise<void> =>
  guarded('confirming', () => confirmAndPlace(locale, provider));

/** Takes up, after a reload, a payment that the bank may have confirmed meanwhile. */
export async function resumePending(locale: Locale, provider: CardProvider): Promise<void> {
  if ($pendingIntent.get())
    await guarded('checking', async () => {
      await placeConfirmed(locale, provider);
    });
}
