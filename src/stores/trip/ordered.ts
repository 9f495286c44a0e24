import * as v from 'valibot';
import { tabAtom } from '../browser/storage.ts';
import { $confirmation, type Booked } from '../checkout/result.ts';
import { forgetOrdered } from './trip.ts';

/** The order whose wishes have left the trip: who wishes for the same again, keeps it. */
const $forgotten = tabAtom<string | null>('trip-ordered', v.nullable(v.string()), null);

/** What was confirmed or asked for is no wish any more; what an operator declined, or was cancelled, still is. */
const isFulfilled = ({ status }: Booked): boolean => status === 'confirmed' || status === 'on_request';

/** Takes out of the trip what this tab has ordered last. */
export function forgetLastOrder(): void {
  const order = $confirmation.get();
  if (!order || order.key === $forgotten.get()) return;
  $forgotten.set(order.key);
  forgetOrdered(order.bookings.filter(isFulfilled).map(({ item }) => item));
}
