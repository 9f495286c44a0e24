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

/** A stay of a ship in a port. Wall times are the port's. */
export const callFacts = v.object({
  /** What the port itself is called: `Civitavecchia`. */
  port: v.string(),
  timeZone: v.string(),
  arrival: v.optional(wallTime),
  departure: v.optional(wallTime),
  allAboard: v.optional(wallTime),
  berth: v.picklist(['docked', 'tender']),
  terminal: v.optional(v.string()),
  /** The zone that clocks on board show, where that is another one. */
  shipTimeZone: v.optional(v.string()),
});

/** The stay during which guests of a sailing take a tour. */
export const shoreCall = v.object({
  ...callFacts.entries,
  cruiseRouteUuid: uuid,
  cruiseLineName: v.string(),
  cruiseShipName: v.string(),
});
export type ShoreCall = v.InferOutput<typeof shoreCall>;

/** The sailing from which a tour is taken: it has to fit its call. */
export const chosenCruise = v.object({
  cruiseRouteUuid: uuid,
  /** With how few minutes to spare before all aboard the shopper has agreed to take a tour that is tight. */
  agreedMinutes: v.optional(count),
});
export type ChosenCruise = v.InferOutput<typeof chosenCruise>;
