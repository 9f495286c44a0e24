import { fromDecimal, toDecimal } from '#domain/money.ts';
import { Refusal } from '../http/refusal.ts';
import { known, type Checkout } from './checkout.ts';

/** The shopper agreed to the server's own total, which the quote has fixed. */
export async function checkPrice(checkout: Checkout): Promise<undefined> {
  const { total, currency } = known(checkout, 'hold');
  const { amount } = checkout.order.chargeRequest;
  if (fromDecimal(amount, currency).amount === total) return;
  throw new Refusal('price_changed', { oldTotal: amount, newTotal: toDecimal({ amount: total, currency }), currencyCode: currency });
}
