/** `npm run jobs`: on the database of the server's own settings. The embedded one can be opened only while no server has it. */
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { openLog } from '../log.ts';
import { command } from './command.ts';
import { openJobs } from './open.ts';

async function main(): Promise<string> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (error) => console.error(error.message));
  try {
    const jobs = await openJobs(database.forJobs, openLog({ logLevel: 'error' }));
    return await command(jobs.boss, process.argv.slice(2)).finally(jobs.close);
  } finally {
    await database.close();
  }
}

try {
  console.info(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
