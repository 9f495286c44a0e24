import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { jobs, routines } from '#backend/background.ts';
import type { Backend } from '#backend/backend.ts';
import { rowsOf } from '#backend/db/rows.ts';
import type { Job, JobData, QueueName } from '#backend/jobs/job.ts';
import { perform } from '#backend/jobs/perform.ts';
import { queueNames } from '#backend/jobs/queues.ts';

/** Those that move orders on. The others delete what is old: a test that is about that calls them itself. */
const settling = ["deliver the simulator's events", 'settle abandoned checkouts', 'decline unanswered requests'];

const everything = { batchSize: 1_000, includeMetadata: true } as const;

/** What failed waits no longer. */
const retryNow = ({ db }: Backend) => db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

/**
 * Tries each waiting job of a queue once, what has failed, too.
 * @param isLater also what is due on a later day, such as the question how it was
 * @returns how many are done
 */
export async function workOffQueue(backend: Backend, queue: QueueName, known: readonly Job[] = jobs, isLater = false): Promise<number> {
  await retryNow(backend);
  const fetched = await backend.jobs.boss.fetch<JobData>(queue, { ...everything, ignoreStartAfter: isLater });
  let done = 0;
  for (const taken of fetched) if (await perform(backend, known, queue, taken)) done += 1;
  return done;
}

/** As if so many minutes had passed for what waits on the queues: their clock is the database's, and no test moves that. */
export const letQueuesWait = async ({ db }: Backend, minutes: number): Promise<void> => {
  await db.execute(sql`update pgboss.job set start_after = start_after - make_interval(mins => ${minutes}::int) where state = 'created'`);
};

async function settleOrders(backend: Backend): Promise<void> {
  for (const { name, work } of routines) if (settling.includes(name)) await work(backend);
}

/** One round of all that a server does in the background, as if all waiting were over. @returns how many jobs it has done */
export async function complete(backend: Backend): Promise<number> {
  await settleOrders(backend);
  let done = 0;
  for (const queue of queueNames) done += await workOffQueue(backend, queue);
  return done;
}

const countIn = async ({ db }: Backend, state: 'created' | 'active'): Promise<number> =>
  (await rowsOf(db, sql`select id from pgboss.job where state = ${state}::pgboss.job_state and name <> 'failed' and start_after <= now()`))
    .length;

/**
 * Tries everything once, what that leads to and what the server's own workers have in hand included. What fails waits for the next call.
 */
export async function workOff(backend: Backend): Promise<void> {
  do {
    await complete(backend);
    // What was done for a payment may be told by an event, which may lead to more.
    await settleOrders(backend);
  } while ((await countIn(backend, 'created')) > 0);
  await vi.waitFor(async () => expect(await countIn(backend, 'active')).toBe(0), 10_000);
}

/** As if all tries but one had failed: the next one is the last of every job that has failed so far. */
export const spendTries = async ({ db }: Backend): Promise<void> => {
  await db.execute(sql`update pgboss.job set retry_count = retry_limit - 1 where state = 'retry'`);
};
