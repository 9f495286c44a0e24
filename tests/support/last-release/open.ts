import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { backendPath } from '#backend/root.ts';
import { freshDatabase, withoutTables } from '#tests/support/fresh-database.ts';

type Journal = { entries: { idx: number; tag: string }[] };
type Rows = Record<string, Record<string, unknown>[]>;
type Execute = (statement: ReturnType<typeof sql>) => Promise<unknown>;

/** The last migration of the release that wrote `rows.json`. */
const lastMigration = 7;

/** One booking of the pasta tour for two, made by that release: paid, and its ticket mail not sent yet. */
export const lastRelease = JSON.parse(readFileSync(join(import.meta.dirname, 'rows.json'), 'utf8')) as Rows;

/** A folder with the migrations that the release knew. */
function migrationsOf(folder: string): string {
  const from = backendPath('db', 'migrations');
  const journal = JSON.parse(readFileSync(join(from, 'meta', '_journal.json'), 'utf8')) as Journal;
  const entries = journal.entries.filter(({ idx }) => idx <= lastMigration);
  mkdirSync(join(folder, 'migrations', 'meta'), { recursive: true });
  writeFileSync(join(folder, 'migrations', 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) cpSync(join(from, `${tag}.sql`), join(folder, 'migrations', `${tag}.sql`));
  return join(folder, 'migrations');
}

async function insert(execute: Execute, rows: Rows): Promise<void> {
  for (const [table, found] of Object.entries(rows)) {
    const name = sql.identifier(table);
    await execute(sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(found)}::json)`);
  }
  await execute(sql`select setval(pg_get_serial_sequence('outbox', 'id'), (select max(id) from outbox))`);
}

async function makeBlank(): Promise<Blob> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-last-release-'));
  const client = await PGlite.create('memory://');
  await migratePglite(drizzlePglite(client), { migrationsFolder: migrationsOf(folder) });
  const blank = await client.dumpDataDir('none');
  await client.close();
  rmSync(folder, { recursive: true });
  return blank;
}

/** Its tables with nothing in them, made once: a new embedded database takes seconds. */
let blank: Promise<Blob> | undefined;

/**
 * The embedded database as the last release left it, whatever database the tests run on.
 * @param fill writes its rows @returns its data folder, which the test removes
 */
export async function embeddedOfLastRelease(fill: (client: PGlite) => Promise<void>): Promise<string> {
  blank ??= makeBlank();
  const folder = mkdtempSync(join(tmpdir(), 'landfall-last-release-'));
  const client = await PGlite.create(join(folder, 'pglite'), { loadDataDir: await blank });
  await fill(client);
  await client.close();
  return folder;
}

/**
 * A database as the release before `bookings.item` left it.
 * @returns settings with which today's shop opens it, and its folder, which the test removes
 */
export async function databaseOfLastRelease(rows: Rows): Promise<{ settings: Record<string, string>; folder: string }> {
  const settings = await freshDatabase(withoutTables);
  if (settings['DATABASE_URL'] === undefined) {
    const folder = await embeddedOfLastRelease((client) => insert((statement) => drizzlePglite(client).execute(statement), rows));
    return { settings: { DATA_DIR: folder }, folder };
  }
  const folder = mkdtempSync(join(tmpdir(), 'landfall-last-release-'));
  const client = new Client({ connectionString: settings['DATABASE_URL'] });
  await client.connect();
  const db = drizzlePg(client);
  await migratePg(db, { migrationsFolder: migrationsOf(folder) });
  await insert((statement) => db.execute(statement), rows);
  await client.end();
  return { settings, folder };
}
