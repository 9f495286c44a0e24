import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankDatabase } from '#backend/db/blank.ts';
import { makeJobTables } from '#backend/jobs/open.ts';
import { openLog } from '#backend/log.ts';
import { startPostgres } from './postgres.ts';

/** For the embedded databases of all tests to begin with. */
async function keepBlank(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-blank-'));
  const file = join(folder, 'database.tar');
  const blank = await blankDatabase((forJobs) => makeJobTables(forJobs, openLog({ logLevel: 'silent' })), 'none');
  writeFileSync(file, await blank.bytes());
  process.env.LANDFALL_TEST_BLANK = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Before all tests: a Postgres server where `LANDFALL_TEST_DATABASE=postgres`, a blank database for `pglite`. Projects that run
 * together share it. @returns what to do after them
 */
export default async function setup(): Promise<(() => void | Promise<void>) | undefined> {
  if (process.env.LANDFALL_TEST_BLANK || process.env.LANDFALL_TEST_POSTGRES) return undefined;
  const wanted = process.env.LANDFALL_TEST_DATABASE ?? 'pglite';
  if (wanted === 'pglite') return keepBlank();
  if (wanted !== 'postgres') throw new Error(`LANDFALL_TEST_DATABASE is "${wanted}": give pglite or postgres`);
  const { url, stop } = await startPostgres();
  process.env.LANDFALL_TEST_POSTGRES = url;
  return stop;
}
