import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { Backend } from '../backend.ts';
import { readBookingsOf } from '../bookings/booking.ts';
import { resultOf } from '../bookings/result.ts';
import { readGiftVoucherOf } from '../gift-vouchers/gift-voucher.ts';
import { giftResultOf } from '../gift-vouchers/result.ts';
import { readPayment } from '../payments/payment.ts';

/** What a checkout has come to that is booked: bookings, or a gift voucher. @param key its Idempotency-Key */
export async function resultOfOrder(backend: Backend, key: string): Promise<CheckoutResult> {
  const { db } = backend;
  const payment = await readPayment(db, key);
  const gift = await readGiftVoucherOf(db, key);
  return gift ? giftResultOf(backend, gift, payment) : resultOf(backend, await readBookingsOf(db, key), payment);
}
