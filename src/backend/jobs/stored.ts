import { and, eq, inArray, sql } from 'drizzle-orm';
import { jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '../db/open.ts';
import { bookings } from '../db/schema.ts';
import type { Task } from './job.ts';
import { queueNames } from './queues.ts';

/** The columns of pg-boss's table that are read here; nothing is written past pg-boss. */
const storedJobs = pgSchema('pgboss').table('job', {
  name: text('name').notNull(),
  data: jsonb('data').$type<Task>().notNull(),
  state: text('state').notNull(),
  completedOn: timestamp('completed_on', { withTimezone: true, mode: 'date' }),
});

const bookingId = sql<string>`${storedJobs.data} #>> '{payload,bookingId}'`;
const onQueues = inArray(storedJobs.name, queueNames);

/** For `exists` in a query of bookings: what is still to be done for one. */
export const openJobsOfBooking = (db: Database) =>
  db
    .select({ state: storedJobs.state })
    .from(storedJobs)
    .where(and(onQueues, inArray(storedJobs.state, ['created', 'retry', 'active']), eq(bookingId, sql`${bookings.id}::text`)));

/** What is to be done for bookings, and what was done within a day. */
export async function jobsOfBookings(db: Database, ids: string[]): Promise<{ bookingId: string; kind: string; doneAt: Date | null }[]> {
  const found = await db
    .select({ bookingId, data: storedJobs.data, doneAt: storedJobs.completedOn })
    .from(storedJobs)
    .where(and(onQueues, inArray(bookingId, ids)));
  return found.map(({ data, ...job }) => ({ ...job, kind: data.kind }));
}
