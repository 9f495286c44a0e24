import { ServiceError, toServiceError } from '#api/service-error.ts';
import { fetchCheckoutStatus } from '#api/shopper.ts';
import type { Locale } from '#contracts/common.ts';
import { setClock } from '../clock.ts';
import { $online } from '../online.ts';
import { known, paymentMethodOf, type CardProvider } from './card-provider.ts';
import { $cart, $checkoutKey } from './cart.ts';
import { confirmAndPlace, currentOrder, isAsSent, keepPending, placeOrder, succeed } from './order.ts';
import { $payment, $pendingIntent, $sentOrder, type PaymentPhase } from './payment-state.ts';
import { awaitOutcome } from './send-order.ts';

function fail(error: ServiceError): void {
  // Refused by the bank (402) or by the shop (409): that intent is void.
  if (error.status === 402 || error.status === 409) $pendingIntent.set(null);
  $payment.set({ status: 'checkout_error', error });
}

/** Takes the last failure off the page, once its cause is gone. */
export function forgetFailure(): void {
  if ($payment.get().status === 'checkout_error') $payment.set({ status: 'initial' });
}

/** Runs one payment at a time, however often the button is pressed (fault 1); what goes wrong becomes the state. */
async function guarded(phase: PaymentPhase, work: () => Promise<void>): Promise<void> {
  if ($payment.get().status === 'processing') return;
  if (!$online.get()) {
    fail(new ServiceError('offline', 'No connection'));
    return;
  }
  $payment.set({ status: 'processing', phase });
  try {
    await work();
    if ($payment.get().status === 'processing') $payment.set({ status: 'initial' });
  } catch (error) {
    fail(toServiceError(error));
  }
}

/** Orders with an intent that the bank has confirmed already, so that there is no second one (fault 10). @returns whether there was one */
async function placeConfirmed(locale: Locale, provider: CardProvider): Promise<boolean> {
  const pending = $pendingIntent.get();
  if (!pending || !isAsSent(locale)) return false;
  const { clientSecret, ...payment } = pending;
  const standing = known(await provider.read(clientSecret));
  if (standing === 'refused') $pendingIntent.set(null);
  if (standing === 'authorized') await placeOrder(locale, provider, payment);
  return standing === 'authorized';
}

/** Pays for the cart with the card that was typed. Ends in `checkout_success`, or in an error after which it may be pressed again. */
export const pay = (locale: Locale, provider: CardProvider): Promise<void> => guarded('sending', async () => {
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
  if ($pendingIntent.get()) await guarded('checking', async () => { await placeConfirmed(locale, provider); });
}

/**
 * Asks how the cart's order stands when a checkout page opens: it may be booked (another tab, a lost answer),
 * on its way (then, where `waits`, until it is settled), or waiting for the bank.
 * Silent where the service cannot be reached: nothing is lost by that.
 */
export async function resumeOrder(waits: boolean): Promise<void> {
  const key = $checkoutKey.get();
  if (!key || !$cart.get()) return;
  const standing = await fetchCheckoutStatus(key).catch(() => undefined);
  if (standing === undefined) return;
  setClock();
  if (standing?.state === 'processing' && waits) {
    await guarded('checking', async () => {
      const result = await awaitOutcome(key);
      if (result) takeUp(result);
    });
  } else if (standing?.result) takeUp(standing.result);

  function takeUp(result: Parameters<typeof succeed>[0]): void {
    if (result.stripeStatus !== 'requires_action') succeed(result);
    else if (!$pendingIntent.get()) keepPending(result, $sentOrder.get()?.paymentMethodId ?? '');
  }
}
