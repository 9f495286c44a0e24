import { distanceBetween, type Coordinates } from '../distance.ts';

/** Where a ship berths, and how far it is from there to the middle of its city. */
export type Pier = Coordinates & {
  intoTown: { kilometres: number; minutes: number };
};

/** Minutes for a kilometre on foot, and what a city's traffic leaves of a straight line by taxi: 4 and 30 km/h. */
const onFoot = 15;
const byTaxi = 2;
/** Until one sits in a taxi. */
const untilSeated = 10;

/**
 * Minutes from the pier to where a tour begins, the shortest of three ways: on foot; by taxi near the pier; into town, which takes what
 * its port says, and from there on by taxi.
 */
export function wayMinutes(pier: Pier, to: Coordinates): number {
  const kilometres = distanceBetween(pier, to);
  const { intoTown } = pier;
  const throughTown = intoTown.minutes + Math.max(0, kilometres - intoTown.kilometres) * byTaxi;
  return Math.ceil(Math.min(kilometres * onFoot, untilSeated + kilometres * byTaxi, throughTown));
}
