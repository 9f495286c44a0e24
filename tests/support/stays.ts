import { eq } from 'drizzle-orm';
import type { Backend } from '#backend/backend.ts';
import type { Hotel } from '#backend/catalogue/hotels.ts';
import { roomNights } from '#backend/db/stays-schema.ts';
import type { Selection } from '#contracts/quotes.ts';

type Chosen = { from: string; to: string; room: string; ratePlan?: string; adults?: number; childrenAges?: string };

/** A room of a house, from one day to another: by its flexible rate for two adults, where nothing else is said. */
export const roomIn = (
  { hotelId, checkIn }: Hotel,
  { from, to, room, ratePlan = 'flexible', adults = 2, childrenAges }: Chosen,
): Selection => ({
  tourId: hotelId,
  queryDate: from,
  startingTime: checkIn.from,
  components: {},
  options: { to, room, ratePlan, adults, ...(childrenAges !== undefined && { childrenAges }) },
});

/** Rooms that are held or booked, by kind and night; those with none are left out. */
export async function nightsTaken({ db }: Pick<Backend, 'db'>, { hotelId }: Hotel): Promise<Record<string, number>> {
  const rows = await db.select().from(roomNights).where(eq(roomNights.hotelId, hotelId));
  return Object.fromEntries(rows.filter(({ taken }) => taken > 0).map(({ room, night, taken }) => [`${room} ${night}`, taken]));
}
