import type { Database } from '../db/open.ts';
import { jobsToQueue } from '../db/server-schema.ts';
import { dueJob, type Job } from './job.ts';
import type { Jobs } from './open.ts';

/** Puts what a migration has left to be done onto the queues, once. @param known all kinds of jobs */
export const queueLeftOver = (db: Database, { enqueue }: Jobs, known: readonly Job[]): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { kind, payload } of await tx.delete(jobsToQueue).returning()) {
      const job = known.find((one) => one.kind === kind);
      if (!job) throw new Error(`a migration has left a job ${kind}, which nobody knows`);
      await enqueue(tx, dueJob(job, payload));
    }
  });
