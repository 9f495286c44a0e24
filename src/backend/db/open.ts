import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import type { Config } from '../config.ts';
import { backendPath } from '../root.ts';
import { lock } from './lock.ts';
import { drizzleOn } from './postgres-transactions.ts';
import { prepareStatements } from './prepared-postgres.ts';
import { StatementNames } from './statement-names.ts';
import * as schema from './schema.ts';

/** One type for both databases, and for a transaction on either. Inside a transaction use `tx` alone: PGlite deadlocks on `db`. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** `forJobs`: how the queue of jobs reaches the same database. */
export type Opened = { db: Database; forJobs: ConstructorOptions; close: () => Promise<void> };

const migrations = { migrationsFolder: backendPath('db', 'migrations') };
/** Any fixed number: it names the migration lock among this database's advisory locks. */
const migrationLock = 7_031_446;

/** Waits for another server that migrates. It takes what time it takes: the limits of a shopper's queries are not for it. */
async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_800 });
  await client.connect().catch((cause: Error) => {
    throw new Error(`The database of DATABASE_URL cannot be reached (${cause.message}). Start it, or correct the setting.`, { cause });
  });
  try {
    const db = drizzlePg(client);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migratePg(db, migrations);
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

async function openPostgres(url: string, onError: (error: Error) => void): Promise<Opened> {
  await migratePostgres(url);
  // A shopper waits two seconds at most for a database that is down.
  const names = new StatementNames();
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 1_800,
    query_timeout: 10_000,
    keepAlive: true,
    onConnect: (connected) => prepareStatements(connected, names),
  });
  pool.on('error', onError);
  // A few of its own: jobs do not wait for shoppers, nor shoppers for jobs.
  const forJobs = { connectionString: url, max: 4, connectionTimeoutMillis: 1_800 };
  return { db: drizzleOn(pool, onError), forJobs, close: () => pool.end() };
}

const forJobsOn = (client: PGlite): ConstructorOptions => ({ db: fromPglite(client), backend: 'pglite' });

/** For a new embedded one. The defaults, of 128 MB and of 16 MB for each file of its log, are for a server with a machine of its own. */
export const smallDatabase = { postgresqlconf: ['shared_buffers = 16MB'], initDbStartParams: ['--wal-segsize=1'] };

/** PGlite has no lock of its own, and two on one folder lose data. */
async function openPglite(dataDir: string, blank?: Blob): Promise<Opened> {
  const inMemory = dataDir.startsWith('memory://');
  const unlock = inMemory ? () => {} : await lock(join(dataDir, 'lock'));
  try {
    const folder = inMemory ? dataDir : join(dataDir, 'pglite');
    const client = await PGlite.create(folder, blank && !existsSync(folder) ? { loadDataDir: blank } : smallDatabase);
    const db = drizzlePglite(client, { schema });
    await migratePglite(db, migrations);
    return {
      db,
      forJobs: forJobsOn(client),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens Postgres (`databaseUrl`) or the embedded PGlite (`dataDir`) and applies the migrations. A new embedded one begins with `blank`, if
 * given. PGlite hands each commit to the operating system before it answers: data survive `kill -9`, but not a power cut.
 * @throws Error when the database cannot be reached or the folder is in use
 */
export const openDatabase = (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
  blank?: Blob,
): Promise<Opened> => (config.databaseUrl ? openPostgres(config.databaseUrl, onError) : openPglite(config.dataDir, blank));
