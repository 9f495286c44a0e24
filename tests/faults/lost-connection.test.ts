import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '#backend/db/open.ts';
import { rowsOf } from '#backend/db/rows.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';

const pidOf = async (db: Database): Promise<number | undefined> =>
  (await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`))[0]?.pid;

describe.runIf(process.env.LANDFALL_TEST_POSTGRES)('a transaction on Postgres', () => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  const onError = vi.fn<(error: Error) => void>();
  beforeEach(async () => {
    const { DATABASE_URL: databaseUrl } = await freshDatabase();
    database = await openDatabase({ databaseUrl: databaseUrl ?? '', dataDir: '' }, onError);
  });
  afterEach(() => database.close());

  it('fails when its connection is cut, and the server lives on (fault 29)', async () => {
    const { db } = database;
    await expect(
      db.transaction(async (tx) => {
        await db.execute(sql`select pg_terminate_backend(${await pidOf(tx)})`);
        await vi.waitFor(() => expect(onError).toHaveBeenCalled());
        await tx.execute(sql`select 1`);
      }),
    ).rejects.toThrow();
    expect(await db.transaction(pidOf)).toBeTypeOf('number');
  });

  it('leaves no connection to others of which nobody knows whether it is over', async () => {
    const { db } = database;
    let failed: number | undefined;
    await expect(
      db.transaction(async (tx) => {
        failed = await pidOf(tx);
        throw new Error('in the middle');
      }),
    ).rejects.toThrow('in the middle');
    expect(failed).toBeTypeOf('number');
    expect(await pidOf(db)).not.toBe(failed);
  });
});
