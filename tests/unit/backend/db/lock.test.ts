import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lock } from '#backend/db/lock.ts';

const advice = 'Give another folder.';
const locker = join(import.meta.dirname, '..', '..', '..', 'support', 'locker.ts');
/** As containers have: a process there has an id that means another one, or none, here. */
const ownNamespace = ['unshare', '--pid', '--fork', '--kill-child', '--map-root-user', '--user'];
const hasNamespaces = spawnSync(ownNamespace[0] ?? '', [...ownNamespace.slice(1), 'true']).status === 0;

let file: string;
let running: ChildProcess[];

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'landfall-lock-')), 'deep', 'down', 'lock');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(kill));
  rmSync(join(file, '..', '..', '..'), { recursive: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Has another process try the lock. @returns it, and whether it got it */
async function tryIn({ at = 0, wrapper = [] as readonly string[] } = {}): Promise<{ child: ChildProcess; said: string }> {
  const [program = '', ...rest] = [...wrapper, process.execPath, locker, file, String(at)];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

describe('lock', () => {
  it('keeps a second one off, naming who holds it and what to do', async () => {
    await lock(file, advice, 100);
    await expect(lock(file, advice, 100)).rejects.toThrow(new RegExp(`in use by process ${process.pid} on .*${advice}`));
  });

  it('can be given back, to one who waits for it, and once only', async () => {
    const unlock = await lock(file, advice);
    const next = lock(file, advice);
    unlock();
    await expect(next).resolves.toBeTypeOf('function');
    unlock();
    await expect(lock(file, advice, 100)).rejects.toThrow('in use');
  });

  it('is kept by a process that is suspended, and free at once when it is killed', { timeout: 30_000 }, async () => {
    const { child, said } = await tryIn();
    expect(said).toBe('locked');
    child.kill('SIGSTOP');
    await expect(lock(file, advice, 500)).rejects.toThrow(`in use by process ${child.pid}`);
    await kill(child);
    await expect(lock(file, advice, 1_000)).resolves.toBeTypeOf('function');
  });

  it.skipIf(!hasNamespaces)('holds for processes that do not see each other', { timeout: 30_000 }, async () => {
    const { child, said } = await tryIn({ wrapper: ownNamespace });
    expect(said).toBe('locked');
    await expect(lock(file, advice, 500)).rejects.toThrow('in use');
    expect((await tryIn({ wrapper: ownNamespace })).said).toBe('refused');
    await kill(child);
    await expect(lock(file, advice, 3_000)).resolves.toBeTypeOf('function');
  });

  it('goes to exactly one of those who race for what a killed process has left, again and again', { timeout: 120_000 }, async () => {
    let holder = (await tryIn()).child;
    for (let round = 0; round < 20; round += 1) {
      const racers = [0, 1, 2].map(() => tryIn({ at: Date.now() + 300 }));
      await kill(holder);
      const raced = await Promise.all(racers);
      expect(raced.map(({ said }) => said).sort()).toEqual(['locked', 'refused', 'refused']);
      for (const { child, said } of raced) {
        if (said === 'locked') holder = child;
        else await kill(child);
      }
    }
  });
});
