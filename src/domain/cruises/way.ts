import { distanceBetween, type Coordinates } from '../distance.ts';

/** Where a ship berths, and how far it is from there to the middle of its city. */
export type Pier = Coordinates & {
  intoTown: { kilometres: number; minutes: number };
};

/** What a city's traffic leaves of a straight line: 30 km/h. */
const minutesPerKilometre = 2;

/** So near to the pier one walks; kilometres. */
const besideThePier = 1;

/**
 * Minutes by taxi from the pier to where a tour begins, door to door: what it takes into town, and more for what lies beyond.
 * Beside the pier it is the walk.
 */
export function wayMinutes(pier: Pier, to: Coordinates): number {
  const kilometres = distanceBetween(pier, to);
  if (kilometres <= besideThePier) return Math.ceil(kilometres * 15);
  return pier.intoTown.minutes + Math.ceil(Math.max(0, kilometres - pier.intoTown.kilometres) * minutesPerKilometre);
}
