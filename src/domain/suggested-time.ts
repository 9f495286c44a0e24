import * as v from 'valibot';
import { bookedItem } from './booked-item.ts';

/** Another time that an operator suggests for a booking on request, with its places held until the request can be answered no more. */
export const suggestedTime = v.object({
  holdId: v.pipe(v.string(), v.uuid()),
  /** What would be booked then, under the terms of the booking. */
  item: bookedItem,
  /** ISO 8601: which of several, should the operator think again. */
  suggestedAt: v.string(),
});
export type SuggestedTime = v.InferOutput<typeof suggestedTime>;
