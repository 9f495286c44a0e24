import { cacheRules } from '#domain/host-rules.ts';
import { headersFor } from '../http/security-headers.ts';
import { commonPolicy } from './policy.ts';
import type { Site } from './site.ts';

type Headers = Readonly<Record<string, string>>;

/** A path takes the headers of every pattern that fits it. By themselves these hosts send pages with the Cache-Control that `revalidate` is. */
const headerRules = ({ settings, policies }: Site): [pattern: string, headers: Headers][] => [
  ['/*', { ...headersFor(settings.siteUrl), 'Content-Security-Policy': commonPolicy(policies) }],
  ...cacheRules.map(({ under, cacheControl }): [string, Headers] => [`${under}*`, { 'Cache-Control': cacheControl }]),
];

/** The `_headers` file of Netlify and Cloudflare Pages. */
export const headersFile = (site: Site): string => headerRules(site)
  .map(([pattern, headers]) => `${pattern}\n${Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join('')}`).join('\n');
