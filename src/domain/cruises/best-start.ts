import type { TourComponent } from '#contracts/tours.ts';

const fits = ({ verdict }: TourComponent): boolean => verdict?.fit === 'fits';

/**
 * The start that guests of a ship take where they name none: the wanted one while it has places for them and brings them back, else the
 * first that fits, else the first that is tight.
 * @param departures of one day, by time
 */
export function bestStart(departures: readonly TourComponent[], wanted: string, seats: number): string | undefined {
  const free = departures.filter(({ seatsLeft, verdict }) => seatsLeft >= seats && verdict?.fit !== 'no');
  const best = free.find(({ startingTime }) => startingTime === wanted) ?? free.find(fits) ?? free[0];
  return best?.startingTime;
}
