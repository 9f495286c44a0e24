import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#backend/db/open.ts';
import { Refusal, refusalOf } from '#backend/http/refusal.ts';

/** Takes connections and never says a word. */
let silent: Server;
let url: string;

beforeEach(async () => {
  silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  url = `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`;
});
afterEach(() => {
  silent.close();
});

async function failure(connectionString: string): Promise<unknown> {
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 200 });
  return drizzle(pool)
    .execute(sql`select 1`)
    .catch((error: unknown) => error)
    .finally(() => pool.end());
}

describe('refusalOf', () => {
  it('calls a database that is silent or gone unavailable (fault 29)', async () => {
    expect(refusalOf(await failure(url)).code).toBe('unavailable');
    silent.close();
    expect(refusalOf(await failure(url.replace(/:\d+\//, ':1/'))).code).toBe('unavailable');
  });

  it('calls any other error unexpected, and tells nothing of it', () => {
    const refusal = refusalOf(new Error('password of the admin is 1234'));
    expect(refusal.code).toBe('unexpected');
    expect(JSON.stringify(refusal.body)).not.toContain('1234');
  });

  it('passes a refusal on', () => {
    const refusal = new Refusal('sold_out');
    expect(refusalOf(refusal)).toBe(refusal);
  });
});

describe('openDatabase', () => {
  it('gives up on a database that is silent within two seconds, and says which setting it is', async () => {
    const started = performance.now();
    await expect(openDatabase({ databaseUrl: url, dataDir: '' }, () => {})).rejects.toThrow(/DATABASE_URL cannot be reached/);
    expect(performance.now() - started).toBeLessThan(2_500);
  });
});
