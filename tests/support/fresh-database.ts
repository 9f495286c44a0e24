import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The database on that server which new ones begin with: tables, and nothing in them. */
export const blankName = 'blank';
/** One of Postgres's own. */
export const withoutTables = 'template1';

/**
 * Settings for a database of a test's own, with nothing in it. On Postgres (`LANDFALL_TEST_DATABASE=postgres`) a new one on the server
 * that `services-setup.ts` has started; else nothing, for the embedded database makes itself.
 * @param template what it begins with
 */
export async function freshDatabase(template = blankName): Promise<Record<string, string>> {
  const server = process.env.LANDFALL_TEST_POSTGRES;
  if (!server) return {};
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  // A third of the time of the usual way, which writes down each page of it.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return { DATABASE_URL: `${server}/${name}` };
}
