import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * Settings for an empty database of a test's own. On Postgres (`LANDFALL_TEST_DATABASE=postgres`) a new one on the server
 * that `services-setup.ts` has started; else nothing, for the embedded database makes itself.
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
