import { and, eq, gte, lte } from 'drizzle-orm';
import type { Day } from '#contracts/common.ts';
import type { Backend } from '../../backend.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import type { Database } from '../../db/open.ts';
import { departures } from '../../db/schema.ts';
import { releaseExpired } from './holds.ts';
import { bookableOn, bookableStarts, type Start } from './schedule.ts';

/** A start with the seats (for a group price: groups) that are left. */
export type Departure = Start & { seatsLeft: number };

/** Fewest that one booking takes. A group is booked as one, whatever its size. */
export const minimumOf = (tour: Tour): number => (tour.group ? 1 : tour.minimumTravellers);

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

/** Before anything is called sold out, holds whose time is over give their seats back. */
async function seatsNow({ db, clock }: Backend, tour: Tour, starts: readonly Start[]): Promise<Departure[]> {
  const found = await withSeats(db, tour, starts);
  const isShort = found.some(({ seatsLeft }) => seatsLeft < minimumOf(tour));
  return isShort && (await releaseExpired(db, clock())) > 0 ? withSeats(db, tour, starts) : found;
}

/** The departures of one day that can still be booked, full ones included. */
export const departuresOn = (backend: Backend, tour: Tour, day: Day): Promise<Departure[]> =>
  seatsNow(backend, tour, bookableOn(tour, day, backend.clock()));

/** Days with a departure that takes the smallest booking, and days on which every departure is too full for it. */
export async function availabilityOf(backend: Backend, tour: Tour): Promise<{ availableDates: Day[]; soldOutDates: Day[] }> {
  const found = await seatsNow(backend, tour, bookableStarts(tour, backend.clock()));
  const open = new Set(found.filter(({ seatsLeft }) => seatsLeft >= minimumOf(tour)).map(({ day }) => day));
  const days = [...new Set(found.map(({ day }) => day))];
  return { availableDates: days.filter((day) => open.has(day)), soldOutDates: days.filter((day) => !open.has(day)) };
}
