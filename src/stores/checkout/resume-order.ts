import { fetchCheckoutStatus } from '#api/checkout-status.ts';
import { isShopperMethod } from '#domain/payment-methods.ts';
import { setClock } from '../browser/clock.ts';
import { guarded } from './attempt.ts';
import { awaitOutcome } from './await-outcome.ts';
import { $cart, $checkoutKey } from './cart.ts';
import { keepPending, succeed } from './current-order.ts';
import { $payment, $pendingIntent, $sentOrder } from './payment-state.ts';
import { needsAction } from './result.ts';

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
    if (!needsAction(result)) succeed(result);
    // What has been tried on this page since the question was asked is newer than its answer.
    else if (!$pendingIntent.get() && $payment.get().status === 'initial') {
      const { method, paymentMethodId } = $sentOrder.get() ?? { method: 'credit-card', paymentMethodId: '' };
      if (isShopperMethod(method)) keepPending(result, method, paymentMethodId);
    }
  }
}
