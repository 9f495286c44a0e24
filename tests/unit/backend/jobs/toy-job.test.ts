import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobs } from '#backend/background.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { rowsOf } from '#backend/db/rows.ts';
import { command } from '#backend/jobs/command.ts';
import { dueJob, type Job } from '#backend/jobs/job.ts';
import { startWorkers } from '#backend/jobs/workers.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { spendTries, workOffQueue } from '#tests/support/work-off.ts';

const rung: string[] = [];
let isBroken = false;

/** All that a new kind of job needs: this, and its line in a registry. */
const ringBell: Job<{ tower: string }> = {
  kind: 'ring_bell',
  queue: 'money',
  work: async (_backend, { tower }) => {
    if (isBroken) throw new Error(`the rope is torn, says ringer@example.com`);
    rung.push(tower);
  },
  isPointless: async (_backend, { tower }) => tower === 'Pisa',
};
const registry = [...jobs, ringBell];

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const ask = (tower: string) => backend.db.transaction((tx) => backend.jobs.enqueue(tx, dueJob(ringBell, { tower })));
const workOff = () => workOffQueue(backend, 'money', registry);

it('does a job once that was asked for twice, by a worker beside others', async () => {
  const tower = randomUUID();
  await Promise.all([ask(tower), ask(tower)]);
  const stops = await Promise.all([startWorkers(backend, registry), startWorkers(backend, registry)]);
  await vi.waitFor(() => expect(rung).toEqual([tower]), 5_000);
  await ask(tower);
  await Promise.all(stops.map((stop) => stop()));
  expect(await workOff()).toBe(0);
  expect(rung).toEqual([tower]);
});

it('forgets a job with the transaction that asked for it', async () => {
  const failing = backend.db.transaction(async (tx) => {
    await backend.jobs.enqueue(tx, dueJob(ringBell, { tower: 'Babel' }));
    throw new Error('the transaction fails');
  });
  await expect(failing).rejects.toThrow('the transaction fails');
  await workOff();
  expect(rung).not.toContain('Babel');
});

it('leaves out what has become pointless', async () => {
  await ask('Pisa');
  expect(await workOff()).toBe(1);
  expect(rung).not.toContain('Pisa');
});

it('gives up after about three days, lists what it gave up, and tries it again when told to', async () => {
  isBroken = true;
  await ask('Big Ben');
  await workOff();
  await spendTries(backend);
  expect(await command(backend.jobs.boss, [])).toBe('No job was given up.');
  await workOff();
  const listed = await command(backend.jobs.boss, []);
  expect(listed).toMatch(
    /^[\da-f-]{36} {2}ring_bell \{"tower":"Big Ben"\}\n {2}given up .* after 442 tries: the rope is torn, says \*\*\*$/,
  );
  const [id = ''] = listed.split(' ');
  await expect(command(backend.jobs.boss, ['retry', randomUUID()])).rejects.toThrow('was given up');
  await expect(command(backend.jobs.boss, ['again'])).rejects.toThrow('npm run jobs');
  expect(await command(backend.jobs.boss, ['retry', id])).toBe('Back on their queues: 1');
  isBroken = false;
  expect(await workOff()).toBe(1);
  expect(rung.at(-1)).toBe('Big Ben');
  expect(await command(backend.jobs.boss, ['retry', 'all'])).toBe('Back on their queues: 0');
});

it('waits longer after each try, ten minutes at most', async () => {
  isBroken = true;
  await ask('Eiffel');
  const waits: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    await workOff();
    const rows = await rowsOf<{ seconds: string }>(
      backend.db,
      sql`select extract(epoch from start_after - now()) as seconds from pgboss.job where state = 'retry'`,
    );
    waits.push(Number(rows[0]?.seconds));
  }
  isBroken = false;
  await workOff();
  expect(waits[0]).toBeLessThanOrEqual(4);
  expect(waits[4]).toBeGreaterThan(20);
  expect(Math.max(...waits)).toBeLessThanOrEqual(600);
  expect(waits.at(-1)).toBeGreaterThan(590);
});
