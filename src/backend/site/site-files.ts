import { readdir, readFile, stat } from 'node:fs/promises';
import { join, normalize, relative, sep } from 'node:path';
import { barePath, pathOfPage } from '#domain/host-rules.ts';

export type SiteFile = { path: string; bytes: Buffer<ArrayBuffer> };

/** The path that a URL names inside the site; nothing when it is malformed or leads out of it. */
function inside(directory: string, pathname: string): string | undefined {
  try {
    const path = normalize(join(directory, decodeURIComponent(pathname)));
    return path.startsWith(directory + sep) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** A path as it is linked: `/en/` is a folder's page, `/en/x` the page `x.html` or a file of that name. */
async function findFile(directory: string, pathname: string): Promise<string | undefined> {
  const path = inside(directory, pathname);
  if (path === undefined || path.endsWith('.html')) return undefined;
  const candidates = path.endsWith(sep) ? [join(path, 'index.html')] : [`${path}.html`, path];
  for (const candidate of candidates) {
    if (await isFile(candidate)) return candidate;
  }
  return undefined;
}

/** @param pathname in the spelling of its links: other spellings find nothing */
export async function readSiteFile(directory: string, pathname: string): Promise<SiteFile | undefined> {
  const path = await findFile(directory, pathname);
  return path === undefined ? undefined : { path, bytes: await readFile(path) };
}

async function namesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** Paths of all files that are neither pages nor compressed copies. */
export const listFiles = async (directory: string): Promise<string[]> =>
  (await namesIn(directory)).filter((file) => !/\.(?:html|br|gz)$/.test(file)).map((file) => `/${file}`);

/** Paths of all pages, by file name relative to the site. Empty where nothing is built. */
export async function listPages(directory: string): Promise<Map<string, string>> {
  const files = await namesIn(directory);
  return new Map(files.filter((file) => file.endsWith('.html')).map((file) => [file, pathOfPage(file)]));
}

/** Finds the one spelling of a page's path, whatever the case, slashes or file name it is asked for with. */
export async function openSpellings(directory: string): Promise<(pathname: string) => string | undefined> {
  const pages = await listPages(directory);
  const spellings = new Map([...pages.values()].map((path) => [barePath(path).toLowerCase(), path]));
  return (pathname) => spellings.get(barePath(pathname).toLowerCase());
}
