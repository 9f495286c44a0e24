import * as v from 'valibot';
import { acceptLanguage, currencyCode, day, instant, mostItems, timeOfDay, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { quote, selection } from './quotes.ts';

/** A departure that has places for what could not be held. */
const alternative = v.object({ queryDate: day, startingTime: timeOfDay, seatsLeft: v.number() });
export type Alternative = v.InferOutput<typeof alternative>;

/** A quote whose places are kept. */
export const heldQuote = v.object({ quoteId: uuid, ...quote.entries });
export type HeldQuote = v.InferOutput<typeof heldQuote>;

const heldItem = v.object({ status: v.literal('held'), quote: heldQuote });
const unavailableItem = v.object({
  status: v.literal('unavailable'),
  /**
   * `sold_out`: too few places; `not_offered`: the product is gone, or is not sold in this way any more; `ship_clock`: it does not fit the
   * call of the cruise, or is tighter than the shopper has agreed to.
   */
  reason: v.picklist(['sold_out', 'not_offered', 'ship_clock']),
  /**
   * The next departures of the same product that have enough places, the earliest first; with a cruise, those that fit one of its calls,
   * on earlier days, too. Where guests name the time, those nearest to it.
   */
  alternatives: v.array(alternative),
});

/** How long the places of a cart are kept: all until the same time, and they can be prolonged once. */
export const hold = v.object({ id: uuid, expiryTime: instant, extended: v.boolean() });
export type Hold = v.InferOutput<typeof hold>;

export const holdCart = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/holds',
  headers: acceptLanguage,
  body: v.object({
    items: v.pipe(v.array(selection), v.minLength(1), v.maxLength(mostItems)),
    currency: currencyCode,
    /**
     * The hold of the shopper's cart before this one: its places are given back, those that are wanted again in the same step. Where
     * nothing can be held, it stands as it was.
     */
    replaces: v.optional(uuid),
  }),
  response: v.object({
    /** Absent where nothing could be held. */
    hold: v.optional(hold),
    /** In the order in which they were asked for. */
    items: v.array(v.variant('status', [heldItem, unavailableItem])),
  }),
});

export const extendHold = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/holds/{id}/extension',
  params: v.object({ id: uuid }),
  response: hold,
  maybeEmpty: true,
});
