import { instantOfWallTime, wallTimeIn } from '../day.ts';

/** How guests come ashore: over a gangway, or in the ship's boats, which have queues. */
export const berths = ['docked', 'tender'] as const;
export type Berth = (typeof berths)[number];

/** A stay of a ship in a port. Wall times are the port's, `yyyy-MM-ddTHH:mm`. */
export type PortCall = {
  timeZone: string;
  /** Absent where the voyage begins: guests are ashore already. */
  arrival?: string | undefined;
  /** When the last guest has to be back on board; absent where the voyage ends. */
  allAboard?: string | undefined;
  berth: Berth;
};

/** A departure of a tour, and the ways between the pier and where it begins and ends, in minutes. */
export type Excursion = {
  /** Wall time of the venue, `yyyy-MM-ddTHH:mm`. */
  start: string;
  timeZone: string;
  minutes: number;
  wayThere: number;
  wayBack: number;
};

/**
 * Whether a departure fits between coming ashore and being back on board. `fits`: with the margin to spare; `tight`: with less;
 * `no`: it cannot be done.
 */
export type Verdict = {
  fit: 'fits' | 'tight' | 'no';
  /** Why it does not fit: it starts before one can be there, or ends too late to be back on board. */
  problem?: 'starts-early' | 'ends-late' | undefined;
  /** Of the problem: by how many minutes it fails; otherwise how many there are between being back at the pier and all aboard. */
  minutes?: number | undefined;
  /** Back at the pier, as the port's clocks show it. */
  backAt: string;
};

/** Minutes from the ship's arrival until a guest stands on the pier: clearance, gangway; by tender also the queue and the boat. */
export const ashoreMinutes: Readonly<Record<Berth, number>> = { docked: 30, tender: 60 };

/** Minutes to spare before all aboard, where nobody asks for other ones (decision 27 of docs/design.md). */
export const usualMargin = 90;

const afterMinutes = (at: number, minutes: number): number => at + minutes * 60_000;
/** Less than a minute is none to have, and one to lack. */
const minutesFrom = (from: number, to: number): number => Math.floor((to - from) / 60_000);

/**
 * The ship clock. It compares instants: clocks of ship, port and venue may differ, and may change on the day.
 * @param margin minutes to spare below which it is tight
 */
export function verdictOf(excursion: Excursion, call: PortCall, margin = usualMargin): Verdict {
  const { start, timeZone, minutes, wayThere, wayBack } = excursion;
  const starts = instantOfWallTime(start, timeZone).getTime();
  const back = afterMinutes(starts, minutes + wayBack);
  const backAt = wallTimeIn(call.timeZone, new Date(back));
  if (call.arrival !== undefined) {
    const arrived = instantOfWallTime(call.arrival, call.timeZone).getTime();
    const waits = minutesFrom(afterMinutes(arrived, ashoreMinutes[call.berth] + wayThere), starts);
    if (waits < 0) return { fit: 'no', problem: 'starts-early', minutes: -waits, backAt };
  }
  if (call.allAboard === undefined) return { fit: 'fits', backAt };
  const spare = minutesFrom(back, instantOfWallTime(call.allAboard, call.timeZone).getTime());
  if (spare < 0) return { fit: 'no', problem: 'ends-late', minutes: -spare, backAt };
  return { fit: spare < margin ? 'tight' : 'fits', minutes: spare, backAt };
}

const rank: Readonly<Record<Verdict['fit'], number>> = { fits: 0, tight: 1, no: 2 };

/** Orders verdicts: what fits first; of what does not, what fails by least. Of the same, 0. */
export function compareVerdicts(a: Verdict, b: Verdict): number {
  const byFit = rank[a.fit] - rank[b.fit];
  return byFit !== 0 || a.fit !== 'no' ? byFit : (a.minutes ?? 0) - (b.minutes ?? 0);
}
