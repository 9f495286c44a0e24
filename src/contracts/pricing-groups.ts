import * as v from 'valibot';
import { count, decimal } from './common.ts';

const pricedValue = v.object({
  id: v.string(),
  label: v.string(),
  /** What more than one is called, where that differs: `Adults`. */
  several: v.optional(v.string()),
  /** Price of one, in the response's currency. */
  price: decimal,
  /** The same without the promotion that lowers it. */
  originalPrice: v.optional(decimal),
  ages: v.optional(v.tuple([count, count])),
  /** Present where the price is for a group: how many people it takes along. */
  groupSize: v.optional(count),
  min: count,
  max: count,
  quantity: count,
});
export type PricedValue = v.InferOutput<typeof pricedValue>;

export const pricingGroupIds = ['ageGroup', 'DEFAULT', 'ticketType', 'menuType', 'extras'] as const;
export type PricingGroupId = (typeof pricingGroupIds)[number];

/** What an order's line is of: something chosen, or what a voucher takes off. */
export const lineGroups = [...pricingGroupIds, 'discount'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** Requirements 3, "Component pricing groups". */
export const pricingGroups = v.object(v.entriesFromList(pricingGroupIds, v.optional(v.object({ values: v.array(pricedValue) }))));
export type PricingGroups = v.InferOutput<typeof pricingGroups>;
