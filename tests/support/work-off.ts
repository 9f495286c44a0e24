import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { jobs, routines } from '#backend/background.ts';
import type { Backend } from '#backend/backend.ts';
import { rowsOf } from '#backend/db/rows.ts';
import type { Job, QueueName, Task } from '#backend/jobs/job.ts';
import { perform } from '#backend/jobs/perform.ts';
import { queueNames } from '#backend/jobs/queues.ts';

/** Those that move orders on. The others delete what is old: a test that is about that calls them itself. */
const settling = ["deliver the simulator's events", 'settle abandoned checkouts', 'decline unanswered requests'];

const everything = { batchSize: 1_000, ignoreStartAfter: true, includeMetadata: true } as const;

/** Tries each waiting job of a queue once, those that are to wait longer, too. @returns how many are done */
export async function workOffQueue(backend: Backend, queue: QueueName, known: readonly Job[] = jobs): Promise<number> {
  const taken = await backend.jobs.boss.fetch<Task>(queue, everything);
  let done = 0;
  for (const task of taken) if (await perform(backend, known, queue, task)) done += 1;
  return done;
}

/** One round of all that a server does in the background, as if all waiting were over. @returns how many jobs it has done */
export async function complete(backend: Backend): Promise<number> {
  for (const { name, work } of routines) if (settling.includes(name)) await work(backend);
  let done = 0;
  for (const queue of queueNames) done += await workOffQueue(backend, queue);
  return done;
}

/** Works off everything, what jobs lead to and what the server's own workers have in hand included, until nothing more can be done. */
export const workOff = (backend: Backend): Promise<void> =>
  vi.waitFor(
    async () => {
      while ((await complete(backend)) > 0);
      const inHand = await rowsOf(backend.db, sql`select id from pgboss.job where state = 'active'`);
      if (inHand.length > 0) throw new Error(`${inHand.length} jobs are in hand`);
    },
    { timeout: 10_000 },
  );
