import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bareSource,
  cacheRules,
  onDemandFor,
  redirectsFor,
  revalidate,
  servicePaths,
  typeRules,
  wishSourceFor,
  type Rule,
} from '#domain/host-rules.ts';
import { paths } from '#domain/routes.ts';
import { filePolicies, headersFor, nothingAllowed } from '#backend/http/security-headers.ts';
import type { Host, Site } from '../site.ts';

const expression = ({ source, flags }: RegExp) => ({ source, flags });
const rule = ({ from, to }: Rule) => ({ from: expression(from), to });

/** What the worker decides by. */
const rulesFor = ({ settings, locales, pages, policies }: Site) => ({
  locales,
  servicesOrigin: settings.servicesOrigin,
  services: expression(new RegExp(`^/(?:${servicePaths.join('|')})(?:/|$)`)),
  wish: expression(new RegExp(wishSourceFor(locales), 'i')),
  bare: expression(new RegExp(bareSource)),
  redirects: redirectsFor(locales).map(rule),
  onDemand: expression(onDemandFor(locales)),
  lostPages: Object.fromEntries(locales.map((locale) => [locale, paths.notFound(locale)])),
  unavailablePages: Object.fromEntries(locales.map((locale) => [locale, paths.unavailable(locale)])),
  headers: headersFor(settings.siteUrl),
  cache: cacheRules.map(({ match, cacheControl }) => ({ match: expression(match), value: cacheControl })),
  types: typeRules.map(({ match, type }) => ({ match: expression(match), value: type })),
  revalidate,
  nothingAllowed,
  filePolicies,
  policies,
  pages: Object.fromEntries(pages.map(({ path, policy }) => [path, policy])),
});

/**
 * Cloudflare Pages in advanced mode; the file belongs into the published folder. The worker answers for every path: rules of `_headers`
 * would apply to a file that is not there, too, and browsers would keep its absence for a year.
 */
export const cloudflare: Host = {
  name: 'cloudflare',
  filesFor: (site) => ({
    '_worker.js': `const rules = ${JSON.stringify(rulesFor(site))};\n${readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')}`,
  }),
};
