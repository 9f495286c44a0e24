import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { departures } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { readHold, releaseExpired, type Hold } from '../suppliers/local/holds.ts';

async function hasSeats({ db }: Backend, { tourId, day, startingTime, seats }: Hold): Promise<boolean> {
  const [departure] = await db
    .select()
    .from(departures)
    .where(and(eq(departures.tourId, tourId), eq(departures.day, day), eq(departures.startingTime, startingTime)));
  return departure !== undefined && departure.taken + seats <= departure.seats;
}

/** Why a quote cannot be booked any more: another checkout has it, its time is over, or the seats are gone as well. */
export async function lapsed(backend: Backend, holdId: string): Promise<Refusal> {
  const hold = await readHold(backend.db, holdId);
  if (!hold) return new Refusal('not_found', { field: 'cart.id' });
  if (hold.status === 'booked') return new Refusal('already_booked');
  await releaseExpired(backend.db, backend.clock());
  return new Refusal((await hasSeats(backend, hold)) ? 'quote_expired' : 'sold_out');
}
