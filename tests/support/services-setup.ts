import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readSources } from '#backend/catalogue/read.ts';
import { blankDatabase } from '#backend/db/blank.ts';
import { openDatabase } from '#backend/db/open.ts';
import { makeJobTables } from '#backend/jobs/open.ts';
import { openLog } from '#backend/log.ts';
import { cataloguePath } from '#backend/root.ts';
import { blankName } from './fresh-database.ts';
import { startPostgres, withoutFsync } from './postgres.ts';

const log = openLog({ logLevel: 'silent' });

/** For the embedded databases of all tests to begin with. */
async function keepBlank(folder: string): Promise<void> {
  const file = join(folder, 'database.tar');
  const blank = await blankDatabase((forJobs) => makeJobTables(forJobs, log), 'none');
  writeFileSync(file, await blank.bytes());
  process.env.LANDFALL_TEST_BLANK = file;
}

/** The same on a server of Postgres. */
async function makeBlank(server: string): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${blankName}`);
  await client.end();
  const { forJobs, close } = await openDatabase({ databaseUrl: `${server}/${blankName}`, dataDir: '' }, (error) => log.error(error));
  await makeJobTables(forJobs, log);
  await close();
}

/** To parse the catalogue takes longer than all else that a back end does before it is open. */
async function keepCatalogue(folder: string): Promise<void> {
  const file = join(folder, 'catalogue.json');
  const { files } = await readSources({ directory: cataloguePath() });
  writeFileSync(file, JSON.stringify([...files]));
  process.env.LANDFALL_TEST_CATALOGUE = file;
}

/**
 * Before all tests: the catalogue as parsed, and a Postgres server where `LANDFALL_TEST_DATABASE=postgres`, a blank database for `pglite`.
 * Projects that run together share them. @returns what to do after them
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LANDFALL_TEST_CATALOGUE) return undefined;
  const wanted = process.env.LANDFALL_TEST_DATABASE ?? 'pglite';
  if (wanted !== 'pglite' && wanted !== 'postgres') throw new Error(`LANDFALL_TEST_DATABASE is "${wanted}": give pglite or postgres`);
  const folder = mkdtempSync(join(tmpdir(), 'landfall-tests-'));
  await keepCatalogue(folder);
  const postgres = wanted === 'postgres' ? await startPostgres(withoutFsync) : undefined;
  if (postgres) {
    await makeBlank(postgres.url);
    process.env.LANDFALL_TEST_POSTGRES = postgres.url;
  } else await keepBlank(folder);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres?.stop();
  };
}
