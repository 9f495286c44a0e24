import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { batched } from '#backend/db/batched.ts';
import type { Database } from '#backend/db/open.ts';

const db = {} as Database;
const failure = (code: string) => new DrizzleQueryError('insert', [], Object.assign(new Error(code), { code }));

/** Writes numbers, and remembers which together. */
function recorder(fail: (items: readonly number[]) => Error | undefined = () => undefined) {
  const batches: number[][] = [];
  const write = batched<number, string>({
    keyOf: (item) => String(item % 10),
    write: async (_, items) => {
      batches.push([...items]);
      const error = fail(items);
      if (error) throw error;
      return items.map((item) => `written ${item}`);
    },
  });
  return { batches, write: (item: number) => write(db, item) };
}

it('writes together what comes together, and gives each its own answer', async () => {
  const { batches, write } = recorder();
  expect(await Promise.all([3, 1, 2].map(write))).toEqual(['written 3', 'written 1', 'written 2']);
  expect(batches).toEqual([[1, 2, 3]]);
});

it('never writes two of one key together', async () => {
  const { batches, write } = recorder();
  await Promise.all([1, 11, 2, 21].map(write));
  expect(batches).toEqual([[1, 2], [11], [21]]);
});

it('lets nobody suffer for the fault of another', async () => {
  const { write } = recorder((items) => (items.includes(2) ? failure('22P05') : undefined));
  const outcomes = await Promise.allSettled([1, 2, 3].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('asks a database that is down once for all, and goes on afterwards', async () => {
  let isDown = true;
  const { batches, write } = recorder(() => (isDown ? failure('57P01') : undefined));
  const outcomes = await Promise.allSettled([1, 2, 3].map(write));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(batches).toHaveLength(1);
  isDown = false;
  expect(await write(1)).toBe('written 1');
});
