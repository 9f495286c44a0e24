import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type ConstructorOptions, type JobInsert } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/open.ts';
import type { DueJob, JobData } from './job.ts';
import { prepareQueues, queueNames } from './queues.ts';

export type Jobs = {
  /**
   * Puts jobs on their queues, in the caller's transaction: a rollback undoes it. One that is on its queue already, or was done within a
   * day, is not put there again.
   */
  enqueue(tx: Database, ...due: DueJob[]): Promise<void>;
  boss: PgBoss;
};

/** The same for the same job, so that the database refuses the second one. */
function idOf({ kind, payload }: JobData): string {
  const parts = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, parts]))
    .digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const toInsert = ({ kind, payload, waitSeconds }: DueJob): JobInsert<JobData> & { id: string } => {
  const data = { kind, payload };
  return { id: idOf(data), data, startAfter: waitSeconds };
};

/** Both drivers answer with `rows`, which Drizzle's common type does not say. */
const within = (tx: Database) => fromDrizzle({ execute: (query: SQL) => tx.execute(query) as Promise<{ rows: unknown[] }> }, sql);

/** @param connection where pg-boss does its own work; jobs come in through the caller's transactions */
export async function openJobs(connection: ConstructorOptions, log: Logger): Promise<Jobs & { close: () => Promise<void> }> {
  const boss = new PgBoss({
    ...connection,
    schedule: false,
    registerInstance: false,
    // Jobs of a server that has died are found within this time after its last heartbeat.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs has a problem'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  await prepareQueues(boss);
  return {
    boss,
    enqueue: async (tx, ...due) => {
      for (const queue of queueNames) {
        const queued = due.filter((one) => one.queue === queue).map(toInsert);
        // In one order everywhere: two servers that put the same jobs there would wait for each other.
        queued.sort((a, b) => (a.id < b.id ? -1 : 1));
        if (queued.length > 0) await boss.insert(queue, queued, { db: within(tx) });
      }
    },
    close: () => boss.stop({ close: true, timeout: 5_000 }),
  };
}

/** Makes the tables of the queue in a database that has none. */
export async function makeJobTables(connection: ConstructorOptions, log: Logger): Promise<void> {
  await (await openJobs(connection, log)).close();
}
