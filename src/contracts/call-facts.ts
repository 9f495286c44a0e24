import * as v from 'valibot';
import { wallTime } from './shore-calls.ts';

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
