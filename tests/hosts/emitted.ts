import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostedShop, type Hosted } from '#tests/support/hosted.ts';

/** A file that the build made for a host. */
export const emitted = (host: string, name: string, { rules } = hostedShop): string => readFileSync(join(rules, host, name), 'utf8');

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The file of the site that a static host finds for a path: itself, its folder's page or, for some hosts, the page of that name. */
export function siteFile(pathname: string, withEnding: boolean, { site }: Hosted = hostedShop): string | undefined {
  const candidates = pathname.endsWith('/')
    ? [`${pathname}index.html`]
    : [pathname, ...(withEnding ? [`${pathname}.html`] : []), `${pathname}/index.html`];
  return candidates.find((candidate) => isFile(join(site, candidate)));
}

/** What a host does with a request, in short. */
export type Outcome = { status: number; location?: string; file?: string };
