import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A killed process takes a moment to go, a stopped one to finish; meanwhile the next may be starting. */
const patience = 3_000;
const step = 100;

/** State and start of a process (proc(5), fields 3 and 22): its id alone may be another's by now. Linux only. */
function statusOf(pid: number): { state: string; started: string } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statusOf(pid)?.state !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const startOf = (pid: number): string => statusOf(pid)?.started ?? '';

/** @returns the process that holds the lock, or nothing when it is gone */
function holderOf(file: string): number | undefined {
  const [pid, started] = readFileSync(file, 'utf8').split(' ');
  return isAlive(Number(pid)) && startOf(Number(pid)) === started ? Number(pid) : undefined;
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const forDataFolders = 'Stop it, or give another folder in DATA_DIR (or a Postgres server in DATABASE_URL).';

/**
 * Keeps a second process off a folder. A lock left behind by a killed process is taken over.
 * @param advice what whoever came second can do
 * @param milliseconds how long to wait for it
 * @returns the function that gives the lock back
 * @throws Error naming the process that holds it after that time
 */
export async function lock(file: string, advice = forDataFolders, milliseconds = patience): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = 0; !tryCreate(file); waited += step) {
    const holder = holderOf(file);
    if (holder === undefined) rmSync(file, { force: true });
    else if (waited < milliseconds) await sleep(step);
    else throw new Error(`${dirname(file)} is in use by process ${holder}. ${advice}`);
  }
  return () => rmSync(file, { force: true });
}
