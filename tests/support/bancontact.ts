import { expect } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Answered } from './order.ts';

/** An order as the shop sends it where Bancontact pays. */
export const byBancontact = (order: CheckoutRequest): CheckoutRequest => ({
  ...order,
  chargeRequest: { ...order.chargeRequest, paymentMethodId: 'bancontact' },
  stripePaymentMethod: 'bancontact',
});

/** The page that the shopper is sent to, as a shop is reached at `origin`. */
export function pageOf(origin: string, { body }: Answered): string {
  const { pathname, search } = new URL(body.redirectUrl ?? '');
  return origin + pathname + search;
}

/** Does on that page what the shopper would do. @returns the address that it leads back to */
export async function answerOn(page: string, outcome: 'succeeded' | 'failed'): Promise<URL> {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}
