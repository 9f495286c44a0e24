import * as v from 'valibot';
import { tabAtom } from '../browser/storage.ts';
import { $confirmation } from '../checkout/result.ts';
import { forgetOrdered } from './trip.ts';

/** The order whose wishes have left the trip: who wishes for the same again, keeps it. */
const $forgotten = tabAtom<string | null>('trip-ordered', v.nullable(v.string()), null);

/** What this tab has ordered last is no wish any more. */
export function forgetLastOrder(): void {
  const order = $confirmation.get();
  if (!order || order.key === $forgotten.get()) return;
  $forgotten.set(order.key);
  forgetOrdered(order.bookings.map(({ item }) => item));
}
