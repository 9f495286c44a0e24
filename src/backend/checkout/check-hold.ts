import { isOpen } from '../suppliers/holds.ts';
import { known, type Checkout } from './checkout.ts';
import { lapsed } from './lapsed-hold.ts';

/** No card is charged for seats that are not kept any more. */
export async function checkHold(checkout: Checkout): Promise<undefined> {
  const { backend } = checkout;
  const hold = known(checkout, 'hold');
  if (!isOpen(hold, backend.clock())) throw await lapsed(checkout);
}
