import type { Backend } from '../backend.ts';
import type { Job, JobData, QueueName } from './job.ts';
import { perform } from './perform.ts';
import { queueNames } from './queues.ts';

/** Two for each queue: one job that hangs does not stop the others. A full batch is followed by the next at once. */
const options = {
  localConcurrency: 2,
  batchSize: 5,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  includeMetadata: true,
} as const;

/**
 * Works off what comes onto the queues, beside other servers that do the same.
 * @returns the function that stops it and waits for what is under way
 */
export async function startWorkers(backend: Backend, jobs: readonly Job[]): Promise<() => Promise<void>> {
  const { boss } = backend.jobs;
  const startOn = (queue: QueueName) =>
    boss.work<JobData, void, typeof options>(queue, options, async (batch) => {
      for (const taken of batch) await perform(backend, jobs, queue, taken);
    });
  await Promise.all(queueNames.map(startOn));
  return async () => {
    await Promise.all(queueNames.map((queue) => boss.offWork(queue)));
  };
}
