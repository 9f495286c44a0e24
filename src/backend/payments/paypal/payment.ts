import type { ProviderPayment, ProviderRefund } from '../method.ts';
import { PayPalRefusal } from './client.ts';
import { approvalOf, authorizationOf, captureOf, checkoutOf, refundsOf, type PayPalOrder, type PayPalRefund } from './orders.ts';

/** In the registry of methods, and what an order names as its instrument: for the shop there is one. */
export const payPal = 'paypal';

type Standing = Pick<ProviderPayment, 'state' | 'refusal'>;

/** https://developer.paypal.com/docs/api/payments/v2/#authorizations_get */
const authorised: Record<string, Standing> = {
  CREATED: { state: 'authorised' },
  CAPTURED: { state: 'captured' },
  PARTIALLY_CAPTURED: { state: 'captured' },
  VOIDED: { state: 'released' },
  DENIED: { state: 'declined', refusal: 'payment_failed' },
};

/** What was paid back names the checkout where nothing of it was booked. */
const isReturned = (order: PayPalOrder): boolean => refundsOf(order).some(({ custom_id: custom }) => custom === checkoutOf(order));

function standingOf(order: PayPalOrder): Standing {
  if (captureOf(order)) return { state: isReturned(order) ? 'returned' : 'captured' };
  const authorization = authorizationOf(order);
  if (authorization) return authorised[authorization.status] ?? { state: 'needs_action' };
  if (order.status === 'APPROVED') return { state: 'approved' };
  return { state: order.status === 'VOIDED' ? 'released' : 'needs_action' };
}

/** An order of PayPal in the words that all methods share. */
export function paymentOf(order: PayPalOrder): ProviderPayment {
  const redirectUrl = approvalOf(order);
  const standing = standingOf(order);
  const waits = standing.state === 'needs_action' || standing.state === 'approved';
  return { reference: order.id, instrument: payPal, ...standing, ...(waits && redirectUrl !== undefined && { redirectUrl }) };
}

/** PayPal asks its own customers for another way to pay; the shop says that this one was declined. */
const declines = ['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED', 'PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED'];

/** @throws what is no decline */
export function declined(reference: string, error: unknown): ProviderPayment {
  if (!(error instanceof PayPalRefusal) || !declines.includes(error.issue)) throw error;
  return { reference, instrument: payPal, state: 'declined', refusal: 'payment_failed' };
}

/** https://developer.paypal.com/docs/api/payments/v2/#refunds_get */
export function refundOf({ id, status }: Pick<PayPalRefund, 'id' | 'status'>): ProviderRefund {
  if (status === 'COMPLETED') return { id, status: 'succeeded' };
  return { id, status: status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'pending' };
}
