import { cacheControlOf, revalidate, typeRules } from '#domain/host-rules.ts';
import { headersFor } from '../http/security-headers.ts';
import { commonPolicy } from './policy.ts';
import type { Site } from './site.ts';

type Headers = Readonly<Record<string, string>>;

/** Folders whose files are all kept alike: one rule for each. */
export const wholeFolders = ['/_astro/', '/images/'] as const;

function ownHeaders(path: string): Headers {
  const cacheControl = cacheControlOf(path);
  const type = typeRules.find(({ match }) => match.test(path))?.type;
  return { ...(cacheControl !== revalidate && { 'Cache-Control': cacheControl }), ...(type && { 'Content-Type': type }) };
}

/**
 * A path takes the headers of every pattern that fits it. Endings cannot be matched: the few files outside the folders are
 * named one by one. By themselves these hosts send pages with the Cache-Control that `revalidate` is.
 */
const headerRules = ({ settings, policies, files }: Site): [pattern: string, headers: Headers][] => [
  ['/*', { ...headersFor(settings.siteUrl), 'Content-Security-Policy': commonPolicy(policies) }],
  ...wholeFolders.map((folder): [string, Headers] => [`${folder}*`, ownHeaders(folder)]),
  ...files.filter((path) => !wholeFolders.some((folder) => path.startsWith(folder)))
    .map((path): [string, Headers] => [path, ownHeaders(path)]).filter(([, headers]) => Object.keys(headers).length > 0),
];

/** The `_headers` file of Netlify and Cloudflare Pages. */
export const headersFile = (site: Site): string => headerRules(site)
  .map(([pattern, headers]) => `${pattern}\n${Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join('')}`).join('\n');
