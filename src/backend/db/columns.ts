import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, read and written as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A transaction of Postgres, in digits: they count up for as long as a database lives. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
