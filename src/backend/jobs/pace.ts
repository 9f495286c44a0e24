import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Rests after a piece of work that took so long, in milliseconds. */
export type Pace = (worked: number) => Promise<void>;

/** Part of its time that the process is at work while the background rests: above it, buyers are there. */
const busy = 0.4;
/** While buyers are there, background work has a twenty-fifth of the time; else half of it. */
const mostRests = 24;
const shortestRest = 5;
/** Work that took longer has waited for others, a mail server perhaps. */
const longestRest = 80;

export const noRest: Pace = async () => {};

/**
 * Lets buyers go first: tickets are drawn in the process that also sells. A mail may come some seconds late, but it
 * always gets its turn.
 * @param isStopped whether the process is about to end, and the work under way is to be finished now
 */
export const givingWay =
  (isStopped: () => boolean): Pace =>
  async (worked) => {
    for (let rests = 0; rests < mostRests && !isStopped(); rests += 1) {
      const before = performance.eventLoopUtilization();
      await sleep(Math.min(Math.max(worked, shortestRest), longestRest));
      if (performance.eventLoopUtilization(before).utilization < busy) return;
    }
  };

/** Does a piece of work, then rests. */
export async function paced<T>(pace: Pace, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  await pace(performance.now() - started);
  return result;
}
