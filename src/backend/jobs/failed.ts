import type { PgBoss } from 'pg-boss';
import type { JobData, Payload } from './job.ts';
import { failedQueue } from './queues.ts';

export type FailedJob = { id: string; kind: string; payload: Payload; tries: number; lastError: string; failedAt: Date };

const mostListed = 1_000;

const lastErrorOf = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'message' in output ? String(output.message) : 'its server died, or it took too long';

/** Jobs that were given up, the oldest first; a thousand at most. */
export async function listFailed(boss: PgBoss): Promise<FailedJob[]> {
  const found = await boss.findJobs<JobData>(failedQueue, { queued: true, limit: mostListed });
  return found.map(({ id, data, sourceRetryCount, sourceOutput, createdOn }) => ({
    id,
    ...data,
    tries: (sourceRetryCount ?? 0) + 1,
    lastError: lastErrorOf(sourceOutput),
    failedAt: createdOn,
  }));
}

/** Puts jobs that were given up back onto their queues, with all their tries. @returns how many */
export const retryFailed = (boss: PgBoss, ids: string[]): Promise<number> => boss.redrive(failedQueue, { ids });
