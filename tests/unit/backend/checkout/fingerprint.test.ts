import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import { fingerprintOf } from '#backend/checkout/fingerprint.ts';
import { newOrderNumber } from '#backend/checkout/order-number.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn } from '#tests/support/booking.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

it('stays the same when only the payment changes', () => {
  const { order } = bookingIn(backend, 'rome');
  const again = { ...order, chargeRequest: { ...order.chargeRequest, paymentMethodId: 'pm_other', paymentIntentId: 'pi_one' } };
  expect(fingerprintOf(again)).toBe(fingerprintOf(order));
});

it('changes with whatever else is ordered', () => {
  const { order } = bookingIn(backend, 'rome');
  const others = [
    { ...order, locale: 'de' as const },
    { ...order, chargeRequest: { ...order.chargeRequest, amount: 1 } },
    { ...order, bookingQuestionsAnswers: [{ questionId: 'diet', answer: 'vegan' }] },
  ];
  expect(new Set([order, ...others].map(fingerprintOf)).size).toBe(4);
});

it('gives order numbers that can be read out', () => {
  const numbers = Array.from({ length: 500 }, newOrderNumber);
  expect(numbers.every((number) => /^LF-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(500);
});
