import { isOpen } from '../suppliers/holds.ts';
import { known, type Checkout } from './checkout.ts';
import { lapsed } from './lapsed-hold.ts';

/** No card is charged for seats that are not kept any more. */
export async function checkHold(checkout: Checkout): Promise<undefined> {
  const now = checkout.backend.clock();
  if (!known(checkout, 'items').every(({ hold }) => isOpen(hold, now))) throw await lapsed(checkout);
}
