import type { CurrencyCode } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { CartItem } from '#domain/cart.ts';
import { isSameSelection } from '#domain/products/selection.ts';
import { serverNow } from '../browser/clock.ts';
import { $cart } from './cart.ts';

/** The item of this tab's checkout that holds places, and a price, for just this selection in this currency. */
export function heldItemFor(wanted: Selection, currency: CurrencyCode): CartItem | undefined {
  const cart = $cart.get();
  if (!cart?.hold || cart.currencyCode !== currency || Date.parse(cart.hold.expiryTime) <= serverNow()) return undefined;
  return cart.items.find((item) => isSameSelection(item, wanted));
}
