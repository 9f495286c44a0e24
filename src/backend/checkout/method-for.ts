import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentMethod } from '../payments/method.ts';
import { findMethod } from '../payments/registry.ts';

/** What is wrong with what an order is to be paid with. */
export const refuseMethod = (problem: 'unknown' | 'another_total'): Refusal =>
  new Refusal('invalid_request', { field: 'stripePaymentMethod', problem });

/** An order of a call that stands for one method, whatever it names itself. */
export const paidBy = <O extends object>(order: O, method: string) => ({ ...order, stripePaymentMethod: method });

/** The orders of `authorization-checkout` name no method: it has one alone. */
const unnamed = 'account';

/** What pays for an order. @throws Refusal `invalid_request` for a method that there is not */
export function methodFor({ payments }: Pick<Backend, 'payments'>, { stripePaymentMethod: id = unnamed }: PlacedOrder): PaymentMethod {
  const method = findMethod(payments.methods, id);
  if (!method) throw refuseMethod('unknown');
  return method;
}

/** The same for an order of which nobody has checked whose account it may charge: shoppers pay themselves, in a currency of the method. */
export function shoppersMethodFor(backend: Pick<Backend, 'payments'>, order: PlacedOrder): PaymentMethod {
  const method = methodFor(backend, order);
  const takesCurrency = method.currencies?.includes(order.chargeRequest.currency) ?? true;
  if (method.payer === 'shopper' && takesCurrency) return method;
  throw refuseMethod('unknown');
}
