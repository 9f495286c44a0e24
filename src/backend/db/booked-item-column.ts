import { customType } from 'drizzle-orm/pg-core';
import { parse } from 'valibot';
import { bookedItem, type BookedItem } from '#domain/booked-item.ts';

/** JSON that is checked when it is read: what is read is what was written. */
export const bookedItemColumn = customType<{ data: BookedItem; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (item) => JSON.stringify(item),
  fromDriver: (stored) => parse(bookedItem, typeof stored === 'string' ? JSON.parse(stored) : stored),
});
