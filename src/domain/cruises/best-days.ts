import type { Day } from '#contracts/common.ts';
import type { Cruise } from '#contracts/cruises.ts';
import { dayIn } from '../day.ts';
import { compareVerdicts, type Verdict } from './ship-clock.ts';

/** A day in port, and what the ship clock says of a tour on it. */
export type BestDay = { day: Day; verdict: Verdict };

/** Of each tour in a port of a sailing, by `tourId`, the day that fits best; of the same, the first. Days that are over do not count. */
export function bestDays({ days }: Pick<Cruise, 'days'>, now: Date): ReadonlyMap<string, BestDay> {
  const best = new Map<string, BestDay>();
  for (const { day, calls } of days)
    for (const { timeZone, tours } of calls)
      for (const { tourId, verdict } of day < dayIn(timeZone, now) ? [] : tours) {
        const known = best.get(tourId);
        if (!known || compareVerdicts(verdict, known.verdict) < 0) best.set(tourId, { day, verdict });
      }
  return best;
}
