import { fromDecimal, toDecimal } from '#domain/money.ts';
import { productKindOf } from '#domain/products/registry.ts';
import { isSameSelection } from '#domain/products/selection.ts';
import { Refusal } from '../http/refusal.ts';
import { known, type Checkout } from './checkout.ts';

/** What is ordered is what was quoted, and how it is booked is what the tour allows. */
export async function checkSelection(checkout: Checkout): Promise<undefined> {
  const { cart, chargeRequest, requireConfirmation } = checkout.order;
  const { selection, currency } = known(checkout, 'hold');
  const { requireBookingApproval, productType } = known(checkout, 'tour');
  const { serviceType } = productKindOf(productType, checkout.backend.productKinds);
  const refuse = (field: string, problem: string) => new Refusal('invalid_request', { field, problem });
  if (cart.cartItems.some(({ itemDetailsJson }) => !isSameSelection(itemDetailsJson, selection)))
    throw refuse('cart.cartItems', 'another_selection');
  if (cart.cartItems.some((item) => item.serviceType !== serviceType)) throw refuse('cart.cartItems', 'another_service_type');
  if (cart.currency.id !== currency || chargeRequest.currency !== currency) throw refuse('cart.currency', 'another_currency');
  if (chargeRequest.authorize !== requireBookingApproval) throw refuse('chargeRequest.authorize', 'another_booking_kind');
  if (requireConfirmation !== requireBookingApproval) throw refuse('requireConfirmation', 'another_booking_kind');
}

/** The shopper agreed to the server's own total, which the quote has fixed. */
export async function checkPrice(checkout: Checkout): Promise<undefined> {
  const { total, currency } = known(checkout, 'hold');
  const { amount } = checkout.order.chargeRequest;
  if (fromDecimal(amount, currency).amount === total) return;
  throw new Refusal('price_changed', { oldTotal: amount, newTotal: toDecimal({ amount: total, currency }), currencyCode: currency });
}
