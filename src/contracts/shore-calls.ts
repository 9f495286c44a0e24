import * as v from 'valibot';
import { count, uuid } from './common.ts';

/** Wall time, `yyyy-MM-ddTHH:mm`. */
export const wallTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));

/** What the ship clock says of a departure (decision 27 of docs/design.md); `domain/cruises/ship-clock.ts` says what it means. */
export const verdict = v.object({
  fit: v.picklist(['fits', 'tight', 'no']),
  problem: v.optional(v.picklist(['starts-early', 'ends-late'])),
  minutes: v.optional(count),
  backAt: wallTime,
});

/** The ship that the guests of a booking are from, in words. Times are the port's, with those on board beside them where these differ. */
export const shoreCallTexts = v.object({
  /** With its port: `Meridian Star, Civitavecchia`. */
  ship: v.string(),
  /** When they are back at the pier, and what is left until all aboard: `Back at the pier 13:30, all aboard 15:30: 2 hours to spare`. */
  clock: v.string(),
  /** How they come ashore. */
  berth: v.string(),
  /** As `clock` says it, too. */
  fit: verdict.entries.fit,
});
export type ShoreCallTexts = v.InferOutput<typeof shoreCallTexts>;

/** The sailing from which a tour is taken: it has to fit its call. */
export const chosenCruise = v.object({
  cruiseRouteUuid: uuid,
  /** With how few minutes to spare before all aboard the shopper has agreed to take a tour that is tight. */
  agreedMinutes: v.optional(count),
});
export type ChosenCruise = v.InferOutput<typeof chosenCruise>;
