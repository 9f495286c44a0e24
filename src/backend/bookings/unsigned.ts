import { countDistinct, inArray } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { signedWaivers } from '../db/waivers-schema.ts';
import type { Booking } from './booking.ts';

/** How many participants have yet to sign a waiver, by booking; a booking without one is not in it. */
export async function readUnsigned(
  db: Database,
  found: readonly Pick<Booking, 'id' | 'item' | 'order'>[],
): Promise<ReadonlyMap<string, number>> {
  const asked = found.filter(({ item }) => item.waiver);
  if (asked.length === 0) return new Map();
  const signed = await db
    .select({ id: signedWaivers.bookingId, count: countDistinct(signedWaivers.participant) })
    .from(signedWaivers)
    .where(
      inArray(
        signedWaivers.bookingId,
        asked.map(({ id }) => id),
      ),
    )
    .groupBy(signedWaivers.bookingId);
  return new Map(asked.map(({ id, order }) => [id, order.cart.participants.length - (signed.find((one) => one.id === id)?.count ?? 0)]));
}
