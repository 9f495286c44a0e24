/**
 * Takes the lock of the file that it is given, at the time that it is given (milliseconds since 1970), says whether it has, and keeps it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from '#backend/db/lock.ts';

const [file, at = '0'] = process.argv.slice(2);
if (!file) throw new Error('give a file');
// Keeps the process alive until it is killed.
setInterval(() => {}, 60_000);
await sleep(Math.max(0, Number(at) - Date.now()));
await lock(file, '', 0).then(
  () => console.info('locked'),
  () => console.info('refused'),
);
