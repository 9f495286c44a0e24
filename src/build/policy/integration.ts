import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listPages } from '#backend/site/site-files.ts';
import { withOwnHashes } from './own-hashes.ts';

/** Leaves in each built page's policy the hashes of that page alone. */
export const ownPolicies = (): AstroIntegration => ({
  name: 'landfall:policies',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const directory = fileURLToPath(dir);
      const files = [...(await listPages(directory)).keys()].map((file) => join(directory, file));
      for (const file of files) await writeFile(file, withOwnHashes(await readFile(file, 'utf8')));
    },
  },
});
