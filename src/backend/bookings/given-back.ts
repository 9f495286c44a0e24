import type { Database } from '../db/open.ts';
import { readPaidByGift } from '../vouchers/spend.ts';
import type { Booking } from './booking.ts';

/** What of bookings is back on their gift vouchers, by id, in minor units; nothing of those of which nothing is. */
export async function readGivenBack(db: Database, of: readonly Pick<Booking, 'id'>[]): Promise<ReadonlyMap<string, number>> {
  const paid = await readPaidByGift(
    db,
    of.map(({ id }) => id),
  );
  return new Map([...paid].flatMap(([id, { givenBack }]) => (givenBack > 0 ? [[id, givenBack]] : [])));
}
