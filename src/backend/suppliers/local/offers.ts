import { and, eq, gte, lte } from 'drizzle-orm';
import type { Tour } from '../../catalogue/catalogue.ts';
import { minimumOf } from '../../catalogue/prices.ts';
import type { Database } from '../../db/open.ts';
import { departures } from '../../db/schema.ts';
import type { Days } from '../supplier.ts';
import { bookableStarts, type Start } from './schedule.ts';

/** A start with the seats (for a group price: groups) that are left. */
type Departure = Start & { seatsLeft: number };

async function withSeats(db: Database, tour: Tour, starts: readonly Start[]): Promise<Departure[]> {
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return [];
  const rows = await db
    .select()
    .from(departures)
    .where(and(eq(departures.tourId, tour.tourId), gte(departures.day, first.day), lte(departures.day, last.day)));
  const left = new Map(rows.map((row) => [`${row.day} ${row.startingTime}`, row.seats - row.taken]));
  return starts.map((start) => ({ ...start, seatsLeft: left.get(`${start.day} ${start.startingTime}`) ?? tour.schedule.seats }));
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
export async function departuresIn({ db, releaseExpired }: Places, tour: Tour, days: Days, now: Date): Promise<Departure[]> {
  const starts = bookableStarts(tour, now, days);
  const found = await withSeats(db, tour, starts);
  const isShort = found.some(({ seatsLeft }) => seatsLeft < minimumOf(tour));
  return isShort && (await releaseExpired(now)) > 0 ? withSeats(db, tour, starts) : found;
}
