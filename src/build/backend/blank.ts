import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankDatabase } from '#backend/db/blank.ts';
import { makeJobTables } from '#backend/jobs/open.ts';
import { openLog } from '#backend/log.ts';
import { backendPath, blankPath, root } from '#backend/root.ts';

/**
 * A build step: leaves the database that new embedded ones begin with. Making one from nothing takes a gigabyte for a moment, so it has a
 * process of its own, and is made again only when tables or libraries have changed.
 */
const made = createHash('sha256')
  .update(readFileSync(backendPath('db', 'migrations', 'meta', '_journal.json')))
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
  .slice(0, 16);
const directory = join(root, '.cache', 'database');
const cached = join(directory, `${made}.tar.gz`);

if (!existsSync(cached)) {
  const blank = await blankDatabase((forJobs) => makeJobTables(forJobs, openLog({ logLevel: 'silent' })), 'gzip');
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${cached}.draft`, await blank.bytes());
  renameSync(`${cached}.draft`, cached);
}
mkdirSync(join(root, 'dist', 'server'), { recursive: true });
writeFileSync(blankPath, readFileSync(cached));
