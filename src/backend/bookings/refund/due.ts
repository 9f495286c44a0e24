import { visitStartOf } from '#domain/booked-item.ts';
import type { Money } from '#domain/money.ts';
import { refundOf, shareAt } from '#domain/refund.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../booking.ts';

export type Due = Money & { share: number };

/**
 * What cancelling now would give back, by the terms under which it was booked. A booking that the operator has not accepted
 * is no contract yet (terms of the shop, section 7): all that is set aside is released.
 * @returns nothing where there is nothing to give back, or nothing left to cancel
 */
export function refundDue({ clock }: Pick<Backend, 'clock'>, booking: Booking): Due | undefined {
  const { status, total: amount, currency, item } = booking;
  if (status === 'on_request') return { amount, currency, share: 1 };
  const share = status === 'confirmed' ? shareAt(item.terms, visitStartOf(item), clock()) : 0;
  return share > 0 ? { ...refundOf({ amount, currency }, share), share } : undefined;
}
