import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';

/** A killed process takes a moment to go, a stopped one to finish; meanwhile the next may be starting. */
const patience = 3_000;
const step = 100;

/** SQLITE_BUSY: somebody else has the file locked (https://sqlite.org/rescode.html#busy). */
const busy = 5;

/** Referenced for as long as the process runs: garbage collection would end the lock. */
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

/** An empty database whose only use is its lock. The kernel holds it for this process, and drops it with the process. */
async function openLockFile(file: string): Promise<DatabaseSync> {
  // Not imported above: a Node that has no SQLite is told so by `main.ts` first.
  const { DatabaseSync } = await import('node:sqlite');
  return new DatabaseSync(`${file}.sqlite`, { timeout: 0 });
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/** For people only: no code decides by it. */
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process';
  }
}

const forDataFolders = 'Stop it, or give another folder in DATA_DIR (or a Postgres server in DATABASE_URL).';

/**
 * Keeps a second process off a folder, also one of another container, until this one gives the lock back or is gone,
 * however it goes. A process that is suspended keeps it. `file` names the holder, `file.sqlite` is the lock; both stay.
 * @param advice what the second process can do
 * @param milliseconds how long to wait for it
 * @returns the function that gives the lock back
 * @throws Error naming the process that holds it after that time
 */
export async function lock(file: string, advice = forDataFolders, milliseconds = patience): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  const database = await openLockFile(file);
  for (let waited = 0; !tryLock(database); waited += step) {
    if (waited >= milliseconds) {
      database.close();
      throw new Error(`${dirname(file)} is in use by ${holderOf(file)}. ${advice}`);
    }
    await sleep(step);
  }
  held.add(database);
  writeFileSync(file, `process ${process.pid} on ${hostname()}`);
  return () => {
    if (held.delete(database)) database.close();
  };
}
