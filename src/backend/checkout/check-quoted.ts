import { fromDecimal, toDecimal } from '#domain/money.ts';
import { productKindOf } from '#domain/products/registry.ts';
import { Refusal } from '../http/refusal.ts';
import { known, type Checkout, type OrderedItem } from './checkout.ts';
import { totalOf } from './order-of-item.ts';
import { refuseMethod } from './method-for.ts';

const refuse = (field: string, problem: string) => new Refusal('invalid_request', { field, problem });

/** What is ordered is what was quoted, and how it is booked is what the products allow: on request where any of them is. */
export async function checkSelection(checkout: Checkout): Promise<undefined> {
  const { backend, order } = checkout;
  const { cart, chargeRequest, requireConfirmation } = order;
  const items = known(checkout, 'items');
  const isOfItsKind = ({ product, order: { cart: own } }: OrderedItem): boolean =>
    own.cartItems[0]?.serviceType === productKindOf(product.productType, backend.productKinds).serviceType;
  if (!items.every(isOfItsKind)) throw refuse('cart.cartItems', 'another_service_type');
  if (items.some(({ hold: { currency } }) => cart.currency.id !== currency || chargeRequest.currency !== currency))
    throw refuse('cart.currency', 'another_currency');
  const isOnRequest = items.some(({ product }) => product.requireBookingApproval);
  if (chargeRequest.authorize !== isOnRequest) throw refuse('chargeRequest.authorize', 'another_booking_kind');
  if (requireConfirmation !== isOnRequest) throw refuse('requireConfirmation', 'another_booking_kind');
}

/** The shopper agreed to the server's own total, which the quotes have fixed. */
export async function checkPrice(checkout: Checkout): Promise<undefined> {
  const { amount, currency } = checkout.order.chargeRequest;
  const total = totalOf(checkout);
  if (fromDecimal(amount, currency).amount === total) return;
  throw new Refusal('price_changed', { oldTotal: amount, newTotal: toDecimal({ amount: total, currency }), currencyCode: currency });
}

/** A provider cannot take nothing; and what is for orders of which nothing is left to pay takes no other. Its price has been checked. */
export async function checkMethod(checkout: Checkout): Promise<undefined> {
  const { method } = checkout;
  const isForNothing = method.settles === 'with-booking' && method.takesNothing === true;
  const takes = isForNothing ? totalOf(checkout) === 0 : totalOf(checkout) > 0;
  if (!takes) throw refuseMethod('another_total');
}
