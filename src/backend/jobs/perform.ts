import type { JobWithMetadata } from 'pg-boss';
import type { Backend } from '../backend.ts';
import type { Job, JobData, QueueName } from './job.ts';

/** A mail server names in its answer whom it does not know: addresses are not stored for that. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '***');

const messageOf = (error: unknown): string => withoutAddresses(error instanceof Error ? error.message : String(error));

async function workOn(backend: Backend, jobs: readonly Job[], { kind, payload }: JobData): Promise<void> {
  const job = jobs.find((one) => one.kind === kind);
  // During a deployment an older server may meet a job of a newer one: it is tried again later.
  if (!job) throw new Error(`this server knows no job ${kind}`);
  if (!(await job.isPointless?.(backend, payload))) await job.work(backend, payload);
}

/** Does one job that was taken from its queue, and notes what has become of it. @returns whether it is done */
export async function perform(backend: Backend, jobs: readonly Job[], queue: QueueName, taken: JobWithMetadata<JobData>): Promise<boolean> {
  const { boss } = backend.jobs;
  const { data, retryCount, retryLimit } = taken;
  try {
    await workOn(backend, jobs, data);
  } catch (error) {
    await boss.fail(queue, taken, { message: messageOf(error) });
    const about = { err: error, ...data, tries: retryCount + 1 };
    if (retryCount < retryLimit) backend.log.warn(about, 'a job failed and will be tried again');
    else backend.log.error(about, 'a job was given up: npm run jobs lists it');
    return false;
  }
  await boss.complete(queue, taken);
  return true;
}
