/** `npm run jobs` */
import { openLog } from '../log.ts';
import { runCommand } from '../run-command.ts';
import { command } from './command.ts';
import { openJobs } from './open.ts';

await runCommand(async ({ forJobs }, words) => {
  const jobs = await openJobs(forJobs, openLog({ logLevel: 'error' }));
  return command(jobs.boss, words).finally(jobs.close);
});
