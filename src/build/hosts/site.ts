import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfferedLocales } from '#contracts/common.ts';
import { listFiles, listPages } from '#backend/site/site-files.ts';
import { policyOf } from '#backend/http/security-headers.ts';
import type { HostSettings } from './settings.ts';

export type Page = {
  /** Relative to the site's folder: `en/aboutUs.html`. */
  file: string;
  /** As it is linked: `/en/aboutUs`. */
  path: string;
  /** Index into `policies`. */
  policy: number;
};

/** What a host has to know of the built site. */
export type Site = {
  settings: HostSettings;
  locales: OfferedLocales;
  pages: readonly Page[];
  /** All other files, as their paths. */
  files: readonly string[];
  /** Every different Content Security Policy of a page, as a header. */
  policies: readonly string[];
};

/** Files for one host, by their names. */
export type HostFiles = Readonly<Record<string, string>>;
export type Host = { name: string; filesFor: (site: Site) => HostFiles };

/** The file of the page with this path, as a path from the site's folder: `/en/shell/tour.html`. @throws Error when there is none */
export function pageFile({ pages }: Site, path: string): string {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`The build has no page ${path}`);
  return `/${page.file}`;
}

/** @throws Error naming a page without a policy, or the folder when there are no pages */
export async function readSite(directory: string, settings: HostSettings, locales: OfferedLocales): Promise<Site> {
  const policies = new Map<string, number>();
  const pages: Page[] = [];
  for (const [file, path] of await listPages(directory)) {
    const policy = policyOf(await readFile(join(directory, file), 'utf8'), path);
    if (policy === undefined) throw new Error(`${file} has no Content Security Policy`);
    if (!policies.has(policy)) policies.set(policy, policies.size);
    pages.push({ file, path, policy: policies.get(policy) ?? 0 });
  }
  if (pages.length === 0) throw new Error(`There are no pages in ${directory}: run the build first.`);
  return { settings, locales, pages, files: await listFiles(directory), policies: [...policies.keys()] };
}
