import { existsSync, openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import { backendPath, blankPath } from '../root.ts';
import { smallDatabase } from './open.ts';

/**
 * An embedded database with its tables and nothing in them: beginning with it takes a third of the time and of the memory of a new one.
 * @param prepare makes the tables of the queue
 * @param compression makes it a tenth as large, and 200 ms slower to begin with
 */
export async function blankDatabase(prepare: (forJobs: ConstructorOptions) => Promise<void>, compression: 'gzip' | 'none'): Promise<Blob> {
  const client = await PGlite.create('memory://', smallDatabase);
  await migrate(drizzle(client), { migrationsFolder: backendPath('db', 'migrations') });
  await prepare({ db: fromPglite(client), backend: 'pglite' });
  // Who begins with it has no log to replay.
  await client.exec('checkpoint');
  const blank = await client.dumpDataDir(compression);
  await client.close();
  return blank;
}

/** The one that the build has left, for `openBackend`; nothing where there was no build. */
export const readBlank = async (): Promise<{ blank?: Blob }> =>
  existsSync(blankPath) ? { blank: await openAsBlob(blankPath, { type: 'application/x-gzip' }) } : {};
