import { cacheControlOf, framedPaths, revalidate, typeRules } from '#domain/host-rules.ts';
import { headersFor } from '#backend/http/security-headers.ts';
import { commonPolicies } from './policy.ts';
import type { Site } from './site.ts';

type Headers = Readonly<Record<string, string>>;

/** Folders whose files are all cached alike: one rule for each. */
const wholeFolders = ['/_astro/', '/images/'] as const;

function ownHeaders(path: string): Headers {
  const cacheControl = cacheControlOf(path);
  const type = typeRules.find(({ match }) => match.test(path))?.type;
  return { ...(cacheControl !== revalidate && { 'Cache-Control': cacheControl }), ...(type && { 'Content-Type': type }) };
}

/** The top of a path: `/en/*` for `/en/aboutUs`, and a page that lies there itself as it is. */
const topOf = (path: string): string => path.replace(/^(\/[^/]+\/).*$/, '$1*');

/** One rule for each top, not one for all: where two rules name a header, Netlify sends both, and no page could be framed. */
function policyRules(site: Site): [pattern: string, headers: Headers][] {
  const { others, framed } = commonPolicies(site);
  const tops = new Set(
    site.pages
      .filter(({ path }) => !framedPaths.includes(path))
      .map(({ path }) => (framedPaths.some((one) => topOf(one) === topOf(path)) ? path : topOf(path))),
  );
  return [
    ...[...tops].map((pattern): [string, Headers] => [pattern, { 'Content-Security-Policy': others }]),
    ...framedPaths.map((path): [string, Headers] => [path, { 'Content-Security-Policy': framed }]),
  ];
}

/**
 * A path takes the headers of every pattern that fits it. Endings cannot be matched: the few files outside the folders are
 * named one by one. By itself Netlify sends pages, and what is not there, with the Cache-Control that `revalidate` is.
 */
const headerRules = (site: Site): [pattern: string, headers: Headers][] => [
  ['/*', headersFor(site.settings.siteUrl)],
  ...policyRules(site),
  ...wholeFolders.map((folder): [string, Headers] => [`${folder}*`, ownHeaders(folder)]),
  ...site.files
    .filter((path) => !wholeFolders.some((folder) => path.startsWith(folder)))
    .map((path): [string, Headers] => [path, ownHeaders(path)])
    .filter(([, headers]) => Object.keys(headers).length > 0),
];

/** The `_headers` file of Netlify. */
export const headersFile = (site: Site): string =>
  headerRules(site)
    .map(
      ([pattern, headers]) =>
        `${pattern}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
