import type { PgBoss } from 'pg-boss';
import { listFailed, retryFailed, type FailedJob } from './failed.ts';

const usage = `npm run jobs                       lists the jobs that were given up
npm run jobs -- retry <id>|all     tries them again`;

const text = ({ id, kind, payload, tries, lastError, failedAt }: FailedJob): string =>
  `${id}  ${kind} ${JSON.stringify(payload)}\n  given up ${failedAt.toISOString()} after ${tries} tries: ${lastError}`;

async function list(boss: PgBoss): Promise<string> {
  const failed = await listFailed(boss);
  return failed.length === 0 ? 'No job was given up.' : failed.map(text).join('\n');
}

async function retry(boss: PgBoss, which: string): Promise<string> {
  const known = (await listFailed(boss)).map(({ id }) => id);
  const ids = known.filter((id) => which === 'all' || id === which);
  if (ids.length === 0 && which !== 'all') throw new Error(`No job ${which} was given up.`);
  return `Back on their queues: ${ids.length === 0 ? 0 : await retryFailed(boss, ids)}`;
}

/** What `npm run jobs` does. @returns what it says @throws Error that says what is wrong with the arguments */
export async function command(boss: PgBoss, [verb, which, ...rest]: readonly string[]): Promise<string> {
  if (verb === undefined) return list(boss);
  if (verb === 'retry' && which !== undefined && rest.length === 0) return retry(boss, which);
  throw new Error(usage);
}
