import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listPages } from '#backend/site/site-files.ts';
import { withLaterScripts, withPreloads } from './preloads.ts';

/**
 * Islands that hydrate with their page (`client:load`) name their scripts, and theirs, in the page's head: a browser then
 * fetches all of them at once, and not a generation after the other. Those that wait for a touch fetch theirs when idle.
 * Pages that ask for it fetch their own scripts last.
 */
export const preload = (): AstroIntegration => ({
  name: 'landfall:preload',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const directory = fileURLToPath(dir);
      const scripts = new Map<string, string>();
      const codeOf = (url: string): string => {
        const known = scripts.get(url) ?? readFileSync(join(directory, posix.normalize(url)), 'utf8');
        scripts.set(url, known);
        return known;
      };
      for (const file of (await listPages(directory)).keys()) {
        const path = join(directory, file);
        const html = await readFile(path, 'utf8');
        const complete = withLaterScripts(withPreloads(html, codeOf));
        if (complete !== html) await writeFile(path, complete);
      }
    },
  },
});
