import { ServiceError } from '#api/service-error.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { Locale } from '#contracts/common.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { guarded } from '../attempt.ts';
import { keepPending, succeed } from '../current-order.ts';
import { orderText, sendCart } from '../order.ts';
import { $payment, $pendingIntent } from '../payment-state.ts';
import { needsAction } from '../result.ts';
import { isAsSent } from '../submit.ts';

/** A page that is left says nothing any more; one that is still there after this long was not left. */
const leavingMilliseconds = 10_000;

/** The window in which a provider has its customers agree. */
export type PaymentWindow = {
  /**
   * Call it where the button is pressed: browsers let a window be opened only then.
   * @param reference of the payment, once there is one; the window closes where there is none
   * @returns `blocked` where the browser opens no window
   */
  open: (reference: Promise<string>) => Promise<'approved' | 'closed' | 'blocked'>;
};

/** Goes to the pages on which the shopper pays. They lead back to the payment step. */
async function leave(address: string): Promise<void> {
  $payment.set({ status: 'processing', phase: 'leaving' });
  location.assign(address);
  await new Promise((resolve) => setTimeout(resolve, leavingMilliseconds));
}

function takeUp(result: CheckoutResult | null, method: ShopperMethod): void {
  if (!result) return;
  if (needsAction(result)) keepPending(result, method, method);
  else succeed(result);
}

/**
 * Orders the cart by a method with pages of its own, and goes there: the order is booked when its shopper comes back. A payment that was
 * left unpaid goes on where it was left.
 */
export const payByRedirect = (locale: Locale, method: ShopperMethod): Promise<void> =>
  guarded('sending', async () => {
    takeUp(await sendCart(locale, method, { paymentMethodId: method }), method);
    const address = $pendingIntent.get()?.redirectUrl;
    if (address !== undefined) await leave(address);
  });

async function order(locale: Locale, method: ShopperMethod): Promise<string> {
  takeUp(await sendCart(locale, method, { paymentMethodId: method }), method);
  const pending = $pendingIntent.get();
  if (!pending) throw new ServiceError('not_found', 'There is nothing left to agree to');
  $payment.set({ status: 'processing', phase: 'approving' });
  return pending.paymentIntentId;
}

async function goOn(locale: Locale, method: ShopperMethod): Promise<void> {
  const pending = $pendingIntent.get();
  if (!pending) return;
  const { paymentMethodId, paymentIntentId } = pending;
  takeUp(await sendCart(locale, method, { paymentMethodId, paymentIntentId }), method);
}

/**
 * Orders the cart by a method whose window opens over the shop, or on its pages where it does not. A window that is closed leaves the order
 * unpaid.
 */
export const payInWindow = (locale: Locale, method: ShopperMethod, window: PaymentWindow): Promise<void> =>
  guarded('sending', async () => {
    const ordered = order(locale, method);
    const [, outcome] = await Promise.all([ordered, window.open(ordered)]);
    const address = $pendingIntent.get()?.redirectUrl;
    if (outcome === 'approved') await goOn(locale, method);
    else if (outcome === 'blocked' && address !== undefined) await leave(address);
  });

/**
 * Takes up a payment for which its shopper had left, after a reload or on the way back: what was paid is booked, and what was not waits on.
 */
export async function resumeRedirect(locale: Locale, method: ShopperMethod): Promise<void> {
  const pending = $pendingIntent.get();
  if (pending?.method !== method || !isAsSent(orderText(locale, method))) return;
  await guarded('checking', () => goOn(locale, method));
}
