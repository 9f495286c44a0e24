import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { staticImportsOf } from '#domain/static-imports.ts';

/** Reads each of a site's scripts once. */
export function scriptReader(directory: string): (url: string) => string {
  const scripts = new Map<string, string>();
  return (url) => {
    const code = scripts.get(url) ?? readFileSync(join(directory, posix.normalize(url)), 'utf8');
    scripts.set(url, code);
    return code;
  };
}

/** Adds a script and all that it imports; each once, an import after its importer. */
function collect(url: string, codeOf: (url: string) => string, known: Set<string>): void {
  if (known.has(url)) return;
  known.add(url);
  for (const path of staticImportsOf(codeOf(url))) collect(new URL(path, `https://page${url}`).pathname, codeOf, known);
}

const islandsAtOnce = /<astro-island\s[^>]*\sclient="load"[^>]*>/g;
const islandScripts = /\s(?:component|renderer)-url="([^"]+)"/g;
const ownScripts = /<script type="module" src="([^"]+)"/g;

const links = (urls: Iterable<string>): string => [...urls].map((url) => `<link rel="modulepreload" href="${url}">`).join('');

/**
 * A page whose head names what its scripts import: a slow line fetches all of them at once (record 0076).
 * What its `client:load` islands need comes ahead of its styles, the largest first, for it takes longest; what its own scripts import, by
 * which nothing is painted, after its fonts.
 * @param codeOf text of the script at a path from the site's root
 */
export function withPreloads(html: string, codeOf: (url: string) => string): string {
  const known = new Set<string>();
  for (const [tag] of html.matchAll(islandsAtOnce)) for (const [, url = ''] of tag.matchAll(islandScripts)) collect(url, codeOf, known);
  const ofIslands = [...known].sort((one, other) => codeOf(other).length - codeOf(one).length);
  const own = [...html.matchAll(ownScripts)].map(([, url = '']) => url);
  for (const url of own) collect(url, codeOf, known);
  const imported = [...known].filter((url) => !ofIslands.includes(url) && !own.includes(url));
  return html.replace('<title>', `${links(ofIslands)}<title>`).replace('</head>', `${links(imported)}</head>`);
}
