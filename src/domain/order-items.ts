import type { CheckoutOrder } from '#contracts/checkout.ts';

/** What was said of what is ordered. */
type Said = Pick<CheckoutOrder, 'cart' | 'startingPointInformation' | 'bookingQuestionsAnswers'>;

/** What is of one cart item; without the index, which says nothing beside it. */
const ofItem = <T extends { cartItem?: number | undefined }>(entries: readonly T[], index: number): Omit<T, 'cartItem'>[] =>
  entries.filter(({ cartItem = 0 }) => cartItem === index).map(({ cartItem: _, ...entry }) => entry);

/** An order item by item, each as if it were all of it. The first one's pick-up stands beside the cart. */
export const itemsOfOrder = ({ cart, startingPointInformation, bookingQuestionsAnswers }: Said): Said[] =>
  cart.cartItems.map(({ startingPointInformation: further, ...cartItem }, index) => {
    const pickup = index === 0 ? startingPointInformation : further;
    return {
      cart: { ...cart, cartItems: [cartItem], participants: ofItem(cart.participants, index) },
      ...(pickup && { startingPointInformation: pickup }),
      bookingQuestionsAnswers: ofItem(bookingQuestionsAnswers, index),
    };
  });
