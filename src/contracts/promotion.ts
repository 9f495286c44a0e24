import * as v from 'valibot';
import { count, day, decimal } from './common.ts';

/** Requirements 3 and 9, decision 25 of docs/design.md: what is cheaper for a while. All four are there, or none. */
export const promotion = v.object({
  /** At least so many per cent less. */
  promoSavings: v.optional(count),
  /** The last day on which it is booked at this price, at the venue. */
  promoBookUntil: v.optional(day),
  /** The last day of a visit at this price. */
  promoValidUntil: v.optional(day),
  /** What `basePrice` is without it: the lowest price of the 30 days before it began (directive 98/6/EC, article 6a). */
  originalPrice: v.optional(decimal),
});
export type PromotionFields = v.InferOutput<typeof promotion>;
