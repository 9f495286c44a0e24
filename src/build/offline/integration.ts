import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'rolldown';
import type { OfferedLocales } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';

type Precached = { url: string; revision: string };

/** Scripts that a page or a script names, and theirs. */
function scriptsOf(directory: string, text: string, known = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/["'](?:\/_astro\/|\.\/)([\w.-]+\.js)["']/g)) {
    if (known.has(name)) continue;
    known.add(name);
    scriptsOf(directory, readFileSync(join(directory, '_astro', name), 'utf8'), known);
  }
  return known;
}

/** The pages that are shown in place of others, with the scripts of the one that works without a network connection. */
function precachedFrom(directory: string, locales: OfferedLocales): Precached[] {
  const read = (path: string) => readFileSync(join(directory, `${path}.html`), 'utf8');
  const pages = locales
    .map((locale) => paths.offline(locale))
    .map((url) => ({ url, revision: createHash('sha256').update(read(url)).digest('hex').slice(0, 16) }));
  const scripts = locales.reduce((known, locale) => scriptsOf(directory, read(paths.offline(locale)), known), new Set<string>());
  return [...pages, ...[...scripts].map((name) => ({ url: `/_astro/${name}`, revision: name }))];
}

/** Builds the service worker beside the pages, once it is known what they are. */
export const offline = (locales: OfferedLocales): AstroIntegration => ({
  name: 'landfall:offline',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const directory = fileURLToPath(dir);
      await build({
        input: fileURLToPath(import.meta.resolve('#islands/offline/sw.ts')),
        platform: 'browser',
        transform: {
          define: {
            'self.__WB_MANIFEST': JSON.stringify(precachedFrom(directory, locales)),
            'import.meta.env.LOCALES': JSON.stringify(locales),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
        },
        output: { file: join(directory, 'sw.js'), format: 'iife', minify: true },
      });
    },
  },
});
