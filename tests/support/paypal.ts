import { expect } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Payer } from '#backend/simulators/paypal/order.ts';
import { pageOf } from './bancontact.ts';
import type { Answered } from './order.ts';

/** An order as the shop sends it where PayPal pays. */
export const byPayPal = (order: CheckoutRequest): CheckoutRequest => ({
  ...order,
  chargeRequest: { ...order.chargeRequest, paymentMethodId: 'paypal' },
  stripePaymentMethod: 'paypal',
});

/** The same once PayPal has been answered. */
export const approved = (order: CheckoutRequest, key: string, { body }: Answered): CheckoutRequest => ({
  ...order,
  cart: { ...order.cart, payPalInvoiceId: key, payConfirmationNumber: body.paymentIntentId },
});

/** Does on PayPal's page what its shopper would do. @returns the address that it leads back to */
export async function answerPayPal(
  origin: string,
  answered: Answered,
  outcome: 'approved' | 'cancelled',
  payer: Payer = 'pays',
): Promise<URL> {
  const body = new URLSearchParams({ outcome, payer });
  const response = await fetch(pageOf(origin, answered), { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', origin);
}
