import { ServiceError, toServiceError } from '#api/service-error.ts';
import { fetchCheckoutStatus } from '#api/checkout-status.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { PaymentMethod } from '#domain/payment-methods.ts';
import { forgetSession } from '../account/auth/resume.ts';
import { $checkoutKey } from './cart.ts';
import { currentOrder, succeed } from './current-order.ts';
import { $payment, $pendingIntent, $sentOrder } from './payment-state.ts';
import { sendOrder } from './send-order.ts';

type Submission = {
  /** The order as text, whatever pays for it: other details need another key (fault 3). */
  order: string;
  method: PaymentMethod;
  paymentMethodId: string;
  /** Sends it once under this key. */
  post: (key: string) => Promise<CheckoutResult>;
};

/** Takes a fresh key for an order with other details, unless the one before is booked or on its way. @returns whether it is booked */
export async function renewKey(key: string): Promise<boolean> {
  const standing = await fetchCheckoutStatus(key);
  if (standing?.state === 'processing') throw new ServiceError('in_progress', 'The order before is still being worked on');
  if (standing?.state === 'booked' && standing.result) {
    succeed(standing.result);
    return true;
  }
  $checkoutKey.set(crypto.randomUUID());
  $sentOrder.set(null);
  $pendingIntent.set(null);
  return false;
}

/** Whether an order is still what was sent last: a confirmed payment belongs to that order alone. */
export const isAsSent = (order: string): boolean => $sentOrder.get()?.order === order;

/** Sends the cart's order under its key. @returns null where the order that was sent before turns out to be booked @throws ServiceError */
export async function submit({ order, method, paymentMethodId, post }: Submission): Promise<CheckoutResult | null> {
  const { key } = currentOrder();
  if ($sentOrder.get() && !isAsSent(order) && (await renewKey(key))) return null;
  $sentOrder.set({ order, method, paymentMethodId });
  $payment.set({ status: 'processing', phase: 'sending' });
  const checking = () => $payment.set({ status: 'processing', phase: 'checking' });
  return sendOrder(currentOrder().key, post, checking).catch(async (error: unknown) => {
    // Signed out elsewhere meanwhile: the next try is a guest's, unless somebody signs in again (fault 33).
    if (toServiceError(error).code === 'unauthenticated') forgetSession();
    // Another tab sent other details under this key.
    if (toServiceError(error).code === 'idempotency_mismatch' && (await renewKey(key))) return null;
    throw error;
  });
}
