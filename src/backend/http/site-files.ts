import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

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

const isFile = (path: string): Promise<boolean> => stat(path).then((found) => found.isFile(), () => false);

/** Every form of a page's URL finds it: `/x`, `/x/`, `/x.html`, `/x/index.html`. */
async function findFile(directory: string, pathname: string): Promise<string | undefined> {
  const path = inside(directory, `${pathname.replace(/\/+$/, '')}/`)?.replace(/[/\\]$/, '');
  if (path === undefined) return undefined;
  for (const candidate of [path, `${path}.html`, join(path, 'index.html')]) {
    if (await isFile(candidate)) return candidate;
  }
  return undefined;
}

export async function readSiteFile(directory: string, pathname: string): Promise<SiteFile | undefined> {
  const path = await findFile(directory, pathname);
  return path === undefined ? undefined : { path, bytes: await readFile(path) };
}
