import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { staticImportsOf } from '#domain/static-imports.ts';

/** `size` in characters; `imports` are paths from the site's root, as scripts are named everywhere here. */
type Script = { size: number; imports: readonly string[] };
export type ScriptOf = (url: string) => Script;

/** @param url its own path, from which those of its imports start */
export const scriptFrom = (url: string, code: string): Script => ({
  size: code.length,
  imports: staticImportsOf(code).map((path) => new URL(path, `https://page${url}`).pathname),
});

/** Reads each of a site's scripts once. */
export function scriptReader(directory: string): ScriptOf {
  const scripts = new Map<string, Script>();
  return (url) => {
    const script = scripts.get(url) ?? scriptFrom(url, readFileSync(join(directory, posix.normalize(url)), 'utf8'));
    scripts.set(url, script);
    return script;
  };
}

/** Adds a script and all that it imports; each once, an import after its importer. */
function collect(url: string, scriptOf: ScriptOf, known: Set<string>): void {
  if (known.has(url)) return;
  known.add(url);
  for (const imported of scriptOf(url).imports) collect(imported, scriptOf, known);
}

const islandsAtOnce = /<astro-island\s[^>]*\sclient="load"[^>]*>/g;
const islandScripts = /\s(?:component|renderer)-url="([^"]+)"/g;
const ownScripts = /<script type="module" src="([^"]+)"/g;

const links = (urls: Iterable<string>): string => [...urls].map((url) => `<link rel="modulepreload" href="${url}">`).join('');

/**
 * A page whose head names what its scripts import: a slow line fetches all of them at once (record 0076).
 * What its `client:load` islands need comes ahead of its styles, the largest first, for it takes longest; what its own scripts import, by
 * which nothing is painted, after its fonts.
 */
export function withPreloads(html: string, scriptOf: ScriptOf): string {
  const known = new Set<string>();
  for (const [tag] of html.matchAll(islandsAtOnce)) for (const [, url = ''] of tag.matchAll(islandScripts)) collect(url, scriptOf, known);
  const ofIslands = [...known].sort((one, other) => scriptOf(other).size - scriptOf(one).size);
  const own = [...html.matchAll(ownScripts)].map(([, url = '']) => url);
  for (const url of own) collect(url, scriptOf, known);
  const imported = [...known].filter((url) => !ofIslands.includes(url) && !own.includes(url));
  return html.replace('<title>', `${links(ofIslands)}<title>`).replace('</head>', `${links(imported)}</head>`);
}
