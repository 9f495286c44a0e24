import { Refusal } from '../http/refusal.ts';
import { isSameSelection } from '../suppliers/local/selection.ts';
import { known, type Checkout } from './checkout.ts';

/** What is ordered is what was quoted, and how it is booked is what the tour allows. */
export async function checkSelection(checkout: Checkout): Promise<undefined> {
  const { cart, chargeRequest, requireConfirmation } = checkout.order;
  const { selection, currency } = known(checkout, 'hold');
  const { requireBookingApproval } = known(checkout, 'tour');
  const refuse = (field: string, problem: string) => new Refusal('invalid_request', { field, problem });
  if (cart.cartItems.some(({ itemDetailsJson }) => !isSameSelection(itemDetailsJson, selection)))
    throw refuse('cart.cartItems', 'another_selection');
  if (cart.currency.id !== currency || chargeRequest.currency !== currency) throw refuse('cart.currency', 'another_currency');
  if (chargeRequest.authorize !== requireBookingApproval) throw refuse('chargeRequest.authorize', 'another_booking_kind');
  if (requireConfirmation !== requireBookingApproval) throw refuse('requireConfirmation', 'another_booking_kind');
}
