import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';

/**
 * Settings for an empty database of a test's own. On Postgres (`LANDFALL_TEST_DATABASE=postgres`) a new one on the server
 * that `database-setup.ts` has started; else nothing, for the embedded database makes itself.
 */
export async function freshDatabase(): Promise<Record<string, string>> {
  const server = process.env.LANDFALL_TEST_POSTGRES;
  if (!server) return {};
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: `${server}/${name}` };
}

/** What an embedded database of a test begins with, where `database-setup.ts` has made one. */
export async function blankToBegin(): Promise<{ blank?: Blob }> {
  const file = process.env.LANDFALL_TEST_BLANK;
  return file ? { blank: await openAsBlob(file) } : {};
}
