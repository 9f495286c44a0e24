import { isOpen } from '../suppliers/holds.ts';
import { supplierOf } from '../suppliers/registry.ts';
import { known, type Checkout, type OrderedItem } from './checkout.ts';
import { lapsed } from './lapsed-hold.ts';

/** Long enough to book. */
const keptMilliseconds = 60_000;

/**
 * Who has paid while the hold ran out gets the places all the same, as long as there are any (fault 47). What is set aside and not taken is
 * given up instead (fault 16).
 */
export async function reopenHolds(checkout: Checkout): Promise<undefined> {
  const { backend, payment } = checkout;
  if (payment?.state !== 'captured') return;
  const now = backend.clock();
  const until = new Date(now.getTime() + keptMilliseconds);
  const items: OrderedItem[] = [];
  for (const item of known(checkout, 'items')) {
    const hold = isOpen(item.hold, now) ? item.hold : await supplierOf(backend, item.product).reopen(item.product, item.hold, until);
    if (!hold) throw await lapsed(checkout);
    items.push({ ...item, hold });
  }
  checkout.items = items;
}
