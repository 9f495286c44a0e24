import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { Backend } from '../backend.ts';
import { readHoldsOf, type Hold } from '../suppliers/holds.ts';

/** What an order's cart holds; nothing where that is not what the order names. */
export async function readHold({ db }: Pick<Backend, 'db'>, { cart }: Pick<PlacedOrder, 'cart'>): Promise<Hold | undefined> {
  const holds = await readHoldsOf(db, cart.id);
  return holds.length === cart.cartItems.length ? holds[0] : undefined;
}
