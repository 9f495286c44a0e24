import * as v from 'valibot';
import { acceptLanguage, currencyCode, day, decimal, key, productType, timeOfDay, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { lineGroups, pricingGroupIds } from './pricing-groups.ts';
import { promotion } from './promotion.ts';
import { chosenCruise, verdict } from './shore-calls.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const quantities = v.pipe(v.array(v.object({ id: key, quantity })), v.maxLength(50));

/** What a kind of product asks for beside day, time and quantities, by name: the kind holds it to a schema of its own. */
const options = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite()), v.boolean()]),
  ),
  v.maxEntries(20),
);

/** What the shopper has chosen: one departure and how many of what. */
export const selection = v.object({
  tourId: uuid,
  queryDate: day,
  startingTime: timeOfDay,
  /** Quantities for each pricing group; a value left out counts as 0. */
  components: v.object(v.entriesFromList(pricingGroupIds, v.optional(quantities))),
  options: v.optional(options),
  cruise: v.optional(chosenCruise),
});
export type Selection = v.InferOutput<typeof selection>;

export const priceLine = v.object({
  group: v.picklist(lineGroups),
  id: v.string(),
  /** What this quantity is called: `Adults` for two. */
  label: v.string(),
  /** What one of them is called, where that differs. */
  single: v.optional(v.string()),
  quantity,
  /** Below zero for a discount alone. */
  unitPrice: decimal,
  /** `unitPrice` without the promotion that lowers it. */
  originalPrice: v.optional(decimal),
  total: decimal,
});
export type WirePriceLine = v.InferOutput<typeof priceLine>;

/** Requirements 3, "Quote": a price, which keeps no places (`holds.ts`). The lines add up to `grandTotal`. */
export const quote = v.object({
  ...selection.entries,
  lines: v.array(priceLine),
  grandTotal: decimal,
  /** What the lines come to without their promotion; absent where there is none. */
  grossTotal: v.optional(decimal),
  ...promotion.entries,
  /** For a selection with a cruise. `promise`: what happens if the ship's call changes. */
  shoreCall: v.optional(v.object({ ship: v.string(), clock: v.string(), promise: v.string(), verdict })),
  currencyCode,
  tourCmscomponents: v.array(v.string()),
  bookingExternalApiName: v.string(),
});
export type Quote = v.InferOutput<typeof quote>;

const quoteAsked = v.object({ ...selection.entries, currency: currencyCode });

export const createQuote = endpoint({
  service: 'vendor',
  method: 'POST',
  path: '/{productType}/quote',
  params: v.object({ productType }),
  headers: acceptLanguage,
  body: quoteAsked,
  response: quote,
  maybeEmpty: true,
});

/** The same for whoever knows a tour, and not how it is sold. */
export const createQuoteOfAnyKind = endpoint({
  service: 'vendor',
  method: 'POST',
  path: '/quote',
  headers: acceptLanguage,
  body: quoteAsked,
  response: quote,
  maybeEmpty: true,
});
