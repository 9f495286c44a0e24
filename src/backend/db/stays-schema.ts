import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#contracts/common.ts';

/** Rooms of a house that are alike, on one night, made when one is first asked for; `taken` counts open holds and bookings. */
export const roomNights = pgTable(
  'room_nights',
  {
    hotelId: uuid('hotel_id').notNull(),
    room: text('room').notNull(),
    night: text('night').$type<Day>().notNull(),
    rooms: integer('rooms').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hotelId, table.room, table.night] }),
    check('taken_within_rooms', sql`${table.taken} between 0 and ${table.rooms}`),
  ],
);
