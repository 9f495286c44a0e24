import { isOpen } from '../suppliers/holds.ts';
import { known, type Checkout } from './checkout.ts';
import { earlierPayment } from './earlier-payment.ts';
import { lapsed } from './lapsed-hold.ts';

/** Nobody is charged for seats that are not kept any more; for what is paid already, `reopenHolds` looks whether there are any. */
export async function checkHold(checkout: Checkout): Promise<undefined> {
  const now = checkout.backend.clock();
  if (known(checkout, 'items').every(({ hold }) => isOpen(hold, now))) return;
  const earlier = await earlierPayment(checkout);
  if (earlier?.state !== 'captured') throw await lapsed(checkout);
}
