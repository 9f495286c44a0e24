import * as v from 'valibot';
import { key, requiredText, timeOfDay } from './common.ts';

/** Where guests are fetched before the visit, or brought after it. */
export const directions = ['pickup', 'dropOff'] as const;
export type Direction = (typeof directions)[number];

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600));

/** Requirements 3, `pickupPlaces` and `dropoffPlaces`: one of the places that a tour offers. */
export const transferPlace = v.object({
  id: key,
  /** Open: which kinds there are, and what has to be said of each, is in `domain/transfers/`. */
  kind: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)),
  title: v.string(),
  /** This and the position are absent where guests say themselves where they are. */
  street: v.optional(v.string()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  /** How long before the start guests are fetched here, or how long after the end they arrive; absent: the operator tells them. */
  minutes: v.optional(minutes),
  /** At an airport: minutes from landing to being fetched, or from arriving to take-off, that there must be. */
  margin: v.optional(minutes),
});
export type TransferPlace = v.InferOutput<typeof transferPlace>;

/** What is said of a place (requirements 5, "Transfers"): which of these, its kind decides. `time` is that of the flight. */
export const transferInformation = v.partial(
  v.object({
    hotelName: requiredText(200),
    address: requiredText(300),
    flight: requiredText(20),
    time: timeOfDay,
    ship: requiredText(80),
    terminal: requiredText(200),
  }),
);
export type TransferInformation = v.InferOutput<typeof transferInformation>;

/**
 * Requirements 3, "Checkout form": how an order says where its guests are fetched and brought. An id is left out where there is one place
 * to choose from, the information where the place needs none.
 */
export const orderedTransfers = v.object({
  pickupId: v.optional(key),
  startingPointInformation: v.optional(transferInformation),
  dropOffId: v.optional(key),
  dropOffInformation: v.optional(transferInformation),
});
export type OrderedTransfers = v.InferOutput<typeof orderedTransfers>;

/** Where the guests of a booking are fetched or brought, in words. */
export const bookedTransfer = v.object({
  title: v.string(),
  /** Empty where the title says all. */
  street: v.string(),
  /** At the venue; absent: the operator tells them. */
  time: v.optional(timeOfDay),
  /** Flight, ship. */
  notes: v.array(v.string()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
});
export type BookedTransfer = v.InferOutput<typeof bookedTransfer>;

/** Both, each absent where there is none. */
export const bookedTransfers = v.object({ pickup: v.optional(bookedTransfer), dropOff: v.optional(bookedTransfer) });
export type BookedTransfers = v.InferOutput<typeof bookedTransfers>;
