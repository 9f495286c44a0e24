import type { CheckoutOrder } from '#contracts/checkout.ts';
import type { OrderedTransfers } from '#contracts/transfers.ts';
import { transfersIn, withoutTransfers } from './transfers/chosen.ts';

/** What was said of what is ordered. */
type Said = Pick<CheckoutOrder, 'cart' | 'bookingQuestionsAnswers' | keyof OrderedTransfers>;

/** What is of one cart item; without the index, which says nothing beside it. */
const ofItem = <T extends { cartItem?: number | undefined }>(entries: readonly T[], index: number): Omit<T, 'cartItem'>[] =>
  entries.filter(({ cartItem = 0 }) => cartItem === index).map(({ cartItem: _, ...entry }) => entry);

/** An order item by item, each as if it were all of it. Where the first one's guests are fetched and brought stands beside the cart. */
export const itemsOfOrder = (order: Said): Said[] =>
  order.cart.cartItems.map((cartItem, index) => ({
    cart: { ...order.cart, cartItems: [withoutTransfers(cartItem)], participants: ofItem(order.cart.participants, index) },
    ...transfersIn(index === 0 ? order : cartItem),
    bookingQuestionsAnswers: ofItem(order.bookingQuestionsAnswers, index),
  }));
