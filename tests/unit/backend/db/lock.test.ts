import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lock } from '#backend/db/lock.ts';

const advice = 'Give another folder.';
let file: string;

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'landfall-lock-')), 'deep', 'down', 'lock');
});
afterEach(() => rmSync(join(file, '..', '..', '..'), { recursive: true }));

describe('lock', () => {
  it('keeps a second one off, naming who holds it and what to do', async () => {
    await lock(file, advice);
    await expect(lock(file, advice)).rejects.toThrow(new RegExp(`in use by process ${process.pid}.*${advice}`));
  });

  it('can be given back, to one who waits for it', async () => {
    const unlock = await lock(file, advice);
    const next = lock(file, advice);
    unlock();
    await expect(next).resolves.toBeTypeOf('function');
  });

  it.each([
    ['is gone', '4194399 12345'],
    ['left its id to another process', `${process.pid} 1`],
  ])('takes over from a process that %s', async (_, content) => {
    (await lock(file, advice))();
    writeFileSync(file, content);
    await expect(lock(file, advice)).resolves.toBeTypeOf('function');
  });
});
