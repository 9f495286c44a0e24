import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inArray } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { holds } from '#backend/db/schema.ts';
import { openTestBackend } from '#tests/support/backend.ts';

const directory = mkdtempSync(join(tmpdir(), 'landfall-data-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Lets a process write to the data folder and kills it in the midst of it. @returns the holds that it had acknowledged */
async function writeAndDie(afterHolds: number): Promise<string[]> {
  const writer = spawn('tsx', ['tests/support/writer.ts', directory], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const acknowledged: string[] = [];
  for await (const line of createInterface(writer.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === afterHolds) process.kill(-(writer.pid ?? process.pid), 'SIGKILL');
  }
  return acknowledged;
}

it('keeps every acknowledged hold when the process is killed, and can be opened again at once', async () => {
  const acknowledged = await writeAndDie(40);
  const backend = await openTestBackend({}, { DATA_DIR: directory, DATABASE_URL: '' });
  const found = await backend.db.select({ id: holds.cartId }).from(holds).where(inArray(holds.cartId, acknowledged));
  await backend.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(found).toHaveLength(acknowledged.length);
});
