import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { resultOf } from '../bookings/result.ts';
import { known, type Checkout } from './checkout.ts';
import { resultOfOrder } from './result-of-order.ts';

export async function answer(checkout: Checkout): Promise<CheckoutResult> {
  const { backend, key, method, payment, giftVoucher } = checkout;
  if (giftVoucher) return resultOfOrder(backend, key);
  return resultOf(backend, known(checkout, 'bookings'), { method: method.id, reference: payment?.reference ?? null });
}
