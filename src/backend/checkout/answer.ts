import type { CheckoutResult } from '#contracts/checkout.ts';
import { resultOf } from '../bookings/result.ts';
import { known, type Checkout } from './checkout.ts';

export const answer = async (checkout: Checkout): Promise<CheckoutResult> => {
  const { backend, method, payment } = checkout;
  return resultOf(backend, known(checkout, 'bookings'), { method: method.id, reference: payment?.reference ?? null });
};
