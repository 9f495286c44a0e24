import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import { toDecimal } from '#domain/money.ts';
import type { itemsOfOrder } from '#domain/order-items.ts';
import { transfersIn, withoutTransfers } from '#domain/transfers/chosen.ts';
import type { Product } from '../catalogue/product.ts';
import { Refusal } from '../http/refusal.ts';
import type { Hold } from '../suppliers/holds.ts';
import { known, type Checkout, type OrderedItem } from './checkout.ts';

/**
 * @throws Refusal `invalid_request` where something is of an item that there is not, or the first one says itself where its guests are
 * fetched and brought
 */
export function checkItemIndexes({ cart, bookingQuestionsAnswers }: PlacedOrder): void {
  const isStray = ({ cartItem = 0 }: { cartItem?: number | undefined }): boolean => cartItem >= cart.cartItems.length;
  const refuse = (field: string) => new Refusal('invalid_request', { field, problem: 'of_no_item' });
  if (cart.participants.some(isStray)) throw refuse('cart.participants');
  if (bookingQuestionsAnswers.some(isStray)) throw refuse('bookingQuestionsAnswers');
  const [first] = cart.cartItems;
  if (first && Object.keys(transfersIn(first)).length > 0) throw refuse('cart.cartItems');
}

/** An order as if one item were all of it: what its booking keeps, and what its rules are held to. @param said of the item */
export function orderOfItem(
  order: PlacedOrder,
  said: ReturnType<typeof itemsOfOrder>[number],
  { total, currency }: Pick<Hold, 'total' | 'currency'>,
  { requireBookingApproval }: Pick<Product, 'requireBookingApproval'>,
): PlacedOrder {
  const { cart: _cart, bookingQuestionsAnswers: _answers, chargeRequest, ...rest } = withoutTransfers(order);
  const charge = { ...chargeRequest, amount: toDecimal({ amount: total, currency }), authorize: requireBookingApproval };
  // What pays is the order's: its parts belong together, which the compiler does not see.
  return { ...rest, ...said, chargeRequest: charge, requireConfirmation: requireBookingApproval } as PlacedOrder;
}

/** What an item costs, less what a voucher takes off it. */
export const netOf = ({ hold, discount }: Pick<OrderedItem, 'hold' | 'discount'>): number => hold.total + (discount?.total ?? 0);

/** What all of it costs together, in minor units of the order's currency. */
export const totalOf = (checkout: Checkout): number =>
  known(checkout, 'items').reduce((sum, item) => sum + netOf(item), checkout.giftVoucher?.amount ?? 0);
