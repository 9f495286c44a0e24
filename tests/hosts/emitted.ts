import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, siteDirectory } from '#backend/root.ts';

/** A file that the build made for a host. */
export const emitted = (host: string, name: string): string => readFileSync(join(root, 'dist', 'hosts', 'landfall', host, name), 'utf8');

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The file of the site that a static host finds for a path: itself, its folder's page or, for some hosts, the page of that name. */
export function siteFile(pathname: string, withEnding: boolean): string | undefined {
  const candidates = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, ...(withEnding ? [`${pathname}.html`] : []), `${pathname}/index.html`];
  return candidates.find((candidate) => isFile(join(siteDirectory('landfall'), candidate)));
}

/** What a host does with a request, in short. */
export type Outcome = { status: number; location?: string; file?: string };
