import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import { itemsOfOrder } from '#domain/order-items.ts';
import { isSameSelection } from '#domain/products/selection.ts';
import { productIn } from '../catalogue/product.ts';
import { Refusal } from '../http/refusal.ts';
import { readHoldsOf, type Hold } from '../suppliers/holds.ts';
import type { Checkout } from './checkout.ts';
import { checkItemIndexes, orderOfItem } from './order-of-item.ts';

type Said = ReturnType<typeof itemsOfOrder>[number];

/** The hold of each cart item: the one with just its selection. @throws Refusal where what is held is not what is ordered */
function heldFor(order: PlacedOrder, holds: readonly Hold[]): { said: Said; hold: Hold }[] {
  if (holds.length !== order.cart.cartItems.length) throw new Refusal('not_found', { field: 'cart.id' });
  const left = [...holds];
  return itemsOfOrder(order).map((said) => {
    const index = left.findIndex(({ selection }) => said.cart.cartItems.every((item) => isSameSelection(selection, item.itemDetailsJson)));
    const [hold] = index < 0 ? [] : left.splice(index, 1);
    if (!hold) throw new Refusal('invalid_request', { field: 'cart.cartItems', problem: 'another_selection' });
    return { said, hold };
  });
}

/** What is ordered: the held quotes of the cart, their tours, and what was said of each. */
export async function readItems(checkout: Checkout): Promise<undefined> {
  const { backend, order } = checkout;
  checkItemIndexes(order);
  const held = heldFor(order, await readHoldsOf(backend.db, order.cart.id));
  checkout.items = held.map(({ said, hold }) => {
    const product = productIn(backend.catalogue, hold.tourId);
    if (!product) throw new Refusal('not_found', { field: 'cart.id' });
    return { hold, product, order: orderOfItem(order, said, hold, product) };
  });
}
