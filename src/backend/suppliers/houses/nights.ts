import { and, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Day } from '#contracts/common.ts';
import type { Stay } from '#domain/stays/stay.ts';
import type { Hotel } from '../../catalogue/hotels.ts';
import type { Database } from '../../db/open.ts';
import { rowsOf } from '../../db/rows.ts';
import { roomNights } from '../../db/stays-schema.ts';

/** Rooms of a house that are alike, on nights that follow each other. */
export type RoomNights = { hotelId: string; room: string; nights: readonly Day[] };

/** How many rooms of each kind have been taken. */
export type Taken = {
  /** On the night that has sold most of them. */
  most(hotelId: string, room: string, nights: readonly Day[]): number;
};

const keyOf = (hotelId: string, room: string, night: Day): string => `${hotelId} ${room} ${night}`;

/** A house with the rooms that are left on every one of these nights, each kind with how many. */
export const withRoomsLeft = (hotel: Hotel, nights: readonly Day[], taken: Taken): Hotel => ({
  ...hotel,
  rooms: hotel.rooms
    .map((room) => ({ ...room, count: room.count - taken.most(hotel.hotelId, room.id, nights) }))
    .filter(({ count }) => count > 0),
});

/** @param stay the nights of it */
export async function readTaken(db: Database, hotelIds: readonly string[], { from, to }: Stay): Promise<Taken> {
  const rows =
    hotelIds.length === 0
      ? []
      : await db
          .select({ hotelId: roomNights.hotelId, room: roomNights.room, night: roomNights.night, taken: roomNights.taken })
          .from(roomNights)
          .where(and(inArray(roomNights.hotelId, [...hotelIds]), gte(roomNights.night, from), lt(roomNights.night, to)));
  const taken = new Map(rows.map(({ hotelId, room, night, taken: count }) => [keyOf(hotelId, room, night), count]));
  return { most: (hotelId, room, nights) => Math.max(0, ...nights.map((night) => taken.get(keyOf(hotelId, room, night)) ?? 0)) };
}

/** Of one kind of room of a house; as rows, in the order of the calendar: whoever locks several never waits for another who does. */
const ledgerRows = ({ hotelId, room, nights }: RoomNights, rooms: number, taken: number): SQL => sql`
  insert into room_nights as ledger (hotel_id, room, night, rooms, taken)
  select ${hotelId}::uuid, ${room}, night, ${rooms}::integer, ${taken}::integer
  from jsonb_array_elements_text(${JSON.stringify([...nights].sort())}::jsonb) as night
  order by night
  on conflict (hotel_id, room, night)`;

/**
 * Takes a room on all these nights, in one statement. In a transaction, to be rolled back where it says no.
 * @param rooms how many of them the house has
 * @returns whether there was one on every night
 */
export async function takeNights(tx: Database, wanted: RoomNights, rooms: number): Promise<boolean> {
  const taken = await rowsOf<{ night: Day }>(
    tx,
    sql`${ledgerRows(wanted, rooms, 1)} do update set taken = ledger.taken + 1 where ledger.taken < ledger.rooms returning night`,
  );
  return taken.length === wanted.nights.length;
}

/** Keeps others from these nights until the transaction ends. Before some are given back, and others taken. */
export async function lockNights(tx: Database, wanted: RoomNights, rooms: number): Promise<void> {
  await tx.execute(sql`${ledgerRows(wanted, rooms, 0)} do update set taken = ledger.taken`);
}

export async function giveBackNights(tx: Database, { hotelId, room, nights }: RoomNights): Promise<void> {
  await tx.execute(sql`
    update room_nights as ledger set taken = ledger.taken - 1
    from (
      select night from room_nights
      where hotel_id = ${hotelId}::uuid and room = ${room} and night >= ${nights[0] ?? ''} and night <= ${nights.at(-1) ?? ''}
      order by night for update
    ) as held
    where ledger.hotel_id = ${hotelId}::uuid and ledger.room = ${room} and ledger.night = held.night`);
}
