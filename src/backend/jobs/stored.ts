import { and, eq, gt, inArray, lt, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '../db/open.ts';
import { bookings } from '../db/schema.ts';
import type { QueueName, JobData } from './job.ts';
import { failedQueue, queueNames } from './queues.ts';

/** The columns of pg-boss's table that are read here; nothing is written past pg-boss. */
const storedJobs = pgSchema('pgboss').table('job', {
  name: text('name').notNull(),
  data: jsonb('data').$type<JobData>().notNull(),
  state: text('state').notNull(),
  /** Of a job that was given up: the queue that it was on. */
  sourceName: text('source_name'),
  startAfter: timestamp('start_after', { withTimezone: true, mode: 'date' }).notNull(),
  createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
  completedOn: timestamp('completed_on', { withTimezone: true, mode: 'date' }),
});

const bookingId = sql<string>`${storedJobs.data} #>> '{payload,bookingId}'`;
const onQueues = inArray(storedJobs.name, queueNames);

const money = 'money' satisfies QueueName;
const isOpen = inArray(storedJobs.state, ['created', 'retry', 'active']);
const movesMoney = or(eq(storedJobs.name, money), and(eq(storedJobs.name, failedQueue), eq(storedJobs.sourceName, money)));
/** By then most mail servers have taken a mail that they refused at first. One that is due on a later day nobody waits for. */
const isFresh = and(
  gt(storedJobs.createdOn, sql`now() - interval '1 hour'`),
  or(ne(storedJobs.state, 'created'), lt(storedJobs.startAfter, sql`now() + interval '1 hour'`)),
);

/**
 * For `exists` in a query of bookings: what needs a booking's personal data to stay. Money does until it is moved, also where its job was
 * given up and somebody has to look. A mail does for an hour, and while it is sent; one that waits for longer is pointless without them.
 */
export const jobsNeedingData = (db: Database) =>
  db
    .select({ state: storedJobs.state })
    .from(storedJobs)
    .where(
      and(eq(bookingId, sql`${bookings.id}::text`), isOpen, or(movesMoney, and(onQueues, or(eq(storedJobs.state, 'active'), isFresh)))),
    );

/** For `exists` in a query of gift vouchers: what is to be done about one, however long that waits for its day. @param id of it */
export const jobsOfGiftVoucher = (db: Database, id: SQLWrapper) =>
  db
    .select({ state: storedJobs.state })
    .from(storedJobs)
    .where(and(eq(sql`${storedJobs.data} #>> '{payload,giftVoucherId}'`, sql`${id}::text`), isOpen, or(onQueues, movesMoney)));

/** What is to be done for bookings, and what was done within a day. */
export async function jobsOfBookings(db: Database, ids: string[]): Promise<{ bookingId: string; kind: string; doneAt: Date | null }[]> {
  const found = await db
    .select({ bookingId, data: storedJobs.data, doneAt: storedJobs.completedOn })
    .from(storedJobs)
    .where(and(onQueues, inArray(bookingId, ids)));
  return found.map(({ data, ...job }) => ({ ...job, kind: data.kind }));
}
