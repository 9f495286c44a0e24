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

/**
 * A page with a `modulepreload` link for each script that its `client:load` islands need: the largest first, for it takes longest, and
 * ahead of the page's styles.
 * @param codeOf text of the script at a path from the site's root
 */
export function withPreloads(html: string, codeOf: (url: string) => string): string {
  const scripts = new Set<string>();
  for (const [tag] of html.matchAll(/<astro-island\s[^>]*\sclient="load"[^>]*>/g)) {
    for (const [, url = ''] of tag.matchAll(/\s(?:component|renderer)-url="([^"]+)"/g)) collect(url, codeOf, scripts);
  }
  if (scripts.size === 0) return html;
  const largestFirst = [...scripts].sort((one, other) => codeOf(other).length - codeOf(one).length);
  return html.replace('<title>', `${largestFirst.map((url) => `<link rel="modulepreload" href="${url}">`).join('')}<title>`);
}

/**
 * A page that asks for it (`data-scripts="later"` at its root) fetches its own module scripts after what it shows: they answer to what a
 * shopper does, and nothing is painted by them.
 */
export function withLaterScripts(html: string): string {
  const asked = html.replace(/(<html\b[^>]*) data-scripts="later"/, '$1');
  return asked === html ? html : asked.replaceAll('<script type="module" src="', '<script type="module" fetchpriority="low" src="');
}
