import type { PgBoss, Queue } from 'pg-boss';
import type { QueueName } from './job.ts';

/** Where jobs are that were given up, until somebody tries them again. */
export const failedQueue = 'failed';

const day = 86_400;
const longestWaitSeconds = 600;
/** 2 s, 4 s, 8 s and so on: so many tries until the wait is the longest. */
const doublings = 9;

/** How many tries last for about so many hours. */
const triesFor = (hours: number): number => doublings + (hours * 3_600) / longestWaitSeconds;

const queue = (giveUpAfterHours: number): Omit<Queue, 'name' | 'policy' | 'partition'> => ({
  retryLimit: triesFor(giveUpAfterHours),
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: longestWaitSeconds,
  /** A worker without a heartbeat for so long counts as dead, and another takes its jobs. The least that pg-boss allows. */
  heartbeatSeconds: 10,
  expireInSeconds: 900,
  deleteAfterSeconds: day,
  // Longer than any shop is stopped: pg-boss silently deletes what has waited for so long.
  retentionSeconds: 365 * day,
  deadLetter: failedQueue,
});

const queues: Record<QueueName, ReturnType<typeof queue>> = { mail: queue(24), money: queue(72) };

export const queueNames = Object.keys(queues) as QueueName[];

/** Makes the queues, or sets them as this release wants them. */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(failedQueue);
  await boss.updateQueue(failedQueue, { retentionSeconds: 10 * 365 * day });
  for (const name of queueNames) {
    await boss.createQueue(name, queues[name]);
    await boss.updateQueue(name, queues[name]);
  }
}
