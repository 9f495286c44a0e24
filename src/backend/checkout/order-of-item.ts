import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import { toDecimal } from '#domain/money.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { Refusal } from '../http/refusal.ts';
import type { Hold } from '../suppliers/holds.ts';
import { known, type Checkout } from './checkout.ts';

/** What is of one cart item; without the index, which says nothing beside it. */
const of = <T extends { cartItem?: number | undefined }>(entries: readonly T[], index: number): Omit<T, 'cartItem'>[] =>
  entries.filter(({ cartItem = 0 }) => cartItem === index).map(({ cartItem: _, ...entry }) => entry);

/** @throws Refusal `invalid_request` where a traveller or an answer is of an item that there is not */
export function checkItemIndexes({ cart, bookingQuestionsAnswers }: PlacedOrder): void {
  const isStray = ({ cartItem = 0 }: { cartItem?: number | undefined }): boolean => cartItem >= cart.cartItems.length;
  const refuse = (field: string) => new Refusal('invalid_request', { field, problem: 'of_no_item' });
  if (cart.participants.some(isStray)) throw refuse('cart.participants');
  if (bookingQuestionsAnswers.some(isStray)) throw refuse('bookingQuestionsAnswers');
}

/** An order as if one item were all of it: what its booking keeps, and what its rules are held to. */
export function orderOfItem(
  order: PlacedOrder,
  index: number,
  { total, currency }: Pick<Hold, 'total' | 'currency'>,
  { requireBookingApproval }: Pick<Tour, 'requireBookingApproval'>,
): PlacedOrder {
  const { cart, bookingQuestionsAnswers, startingPointInformation, chargeRequest, ...rest } = order;
  const { startingPointInformation: further, ...item } = cart.cartItems[index] as PlacedOrder['cart']['cartItems'][number];
  const pickup = index === 0 ? (startingPointInformation ?? further) : further;
  return {
    ...rest,
    cart: { ...cart, cartItems: [item], participants: of(cart.participants, index) },
    ...(pickup && { startingPointInformation: pickup }),
    bookingQuestionsAnswers: of(bookingQuestionsAnswers, index),
    chargeRequest: { ...chargeRequest, amount: toDecimal({ amount: total, currency }), authorize: requireBookingApproval },
    requireConfirmation: requireBookingApproval,
  } as PlacedOrder;
}

/** What all items cost together, in minor units of the order's currency. */
export const totalOf = (checkout: Checkout): number => known(checkout, 'items').reduce((sum, { hold }) => sum + hold.total, 0);
