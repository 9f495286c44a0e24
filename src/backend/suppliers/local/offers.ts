import type { Tour } from '../../catalogue/catalogue.ts';
import { minimumOf } from '../../catalogue/prices.ts';
import type { Database } from '../../db/open.ts';
import type { Hold } from '../holds.ts';
import type { Days } from '../supplier.ts';
import { capacityOf, leftOn } from './left-on.ts';
import { bookableStarts, type Start } from './schedule.ts';
import { readSoldAround } from './sold-around.ts';
import { dayNumber, minuteOf, startKey } from './start-key.ts';

/** A start with the seats (for a group price: groups) that are left. */
type Departure = Start & { seatsLeft: number };

/** `instead`: a sold hold whose places count as free. */
type Asked = { tour: Tour; days: Days; instead?: Hold | undefined };

async function withSeats(db: Database, { tour, instead }: Asked, starts: readonly Start[]): Promise<Departure[]> {
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return [];
  const sold = await readSoldAround(db, tour.tourId, { from: first.day, to: last.day }, instead ? [instead] : []);
  const capacity = capacityOf(tour);
  return [...Map.groupBy(starts, ({ day }) => dayNumber(day))].flatMap(([day, ofDay]) => {
    const leftOf = leftOn(sold, capacity, day);
    return ofDay.map((start) => ({ ...start, seatsLeft: leftOf(startKey(day, minuteOf(start.startingTime))) }));
  });
}

type Places = {
  db: Database;
  /** @returns how many holds it ended */
  releaseExpired: (now: Date) => Promise<number>;
};

/**
 * The departures of these days that can still be booked, full ones included. Before anything is called sold out, holds whose
 * time is over give their seats back.
 */
export async function departuresIn({ db, releaseExpired }: Places, asked: Asked, now: Date): Promise<Departure[]> {
  const starts = bookableStarts(asked.tour, now, asked.days);
  const found = await withSeats(db, asked, starts);
  const isShort = found.some(({ seatsLeft }) => seatsLeft < minimumOf(asked.tour));
  return isShort && (await releaseExpired(now)) > 0 ? withSeats(db, asked, starts) : found;
}
