import { readConfig } from './config.ts';
import { openDatabase, type Opened } from './db/open.ts';

/**
 * Runs a command of the operator on the database of the server's own settings, and prints its answer. The embedded database can be opened
 * only while no server has it.
 * @param work its errors are printed as one line, and end the process with 1
 */
export async function runCommand(work: (database: Opened, words: string[]) => Promise<string>): Promise<void> {
  try {
    const database = await openDatabase(readConfig(process.env), (error) => console.error(error.message));
    console.info(await work(database, process.argv.slice(2)).finally(() => database.close()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
