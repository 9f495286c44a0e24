/** `npm run applications` */
import { openJobs } from '../jobs/open.ts';
import { openLog } from '../log.ts';
import { runCommand } from '../run-command.ts';
import { command } from './command.ts';

await runCommand(async ({ db, forJobs }, words) => {
  const jobs = await openJobs(forJobs, openLog({ logLevel: 'error' }));
  return command({ db, jobs, clock: () => new Date() }, words).finally(jobs.close);
});
