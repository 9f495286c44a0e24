import {
  barePath,
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
import { pageFile, type Host, type Site } from './site.ts';

const token = (text: string): string => `\`${text}\``;
const regExp = (source: string, flags = ''): string => token(`${flags.includes('i') ? '(?i)' : ''}${source.replaceAll('\\/', '/')}`);
const matching = (source: string, flags = ''): string => regExp(source, flags).replace('`', '`~');

const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
const map = (from: string, to: string, lines: readonly string[]): string[] => block(`map ${from} ${to}`, lines);
const header = (name: string, value: string): string => `header ${name} ${value}`;

/** `{uri}` is still encoded, and has the query. */
const redirect = ({ from, to }: Rule, index: number): string[] => [
  `@redirect${index} vars_regexp redirect${index} {http.request.uri} ${regExp(from.source.replace(/\$$/, '(\\?.*)?$'), from.flags)}`,
  `redir @redirect${index} ${to.replace('$1', `{re.redirect${index}.1}`)}{re.redirect${index}.2} 301`,
];

const languageMaps = (site: Site): string[] => [
  ...map('{http.request.header.Accept-Language}', '{wish}', [
    `${matching(wishSourceFor(site.locales), 'i')} \${1}`,
    `default ${site.locales[0]}`,
  ]),
  ...map('{wish}', '{locale}', [
    ...site.locales.map((locale) => `${matching(`^${locale}$`, 'i')} ${locale}`),
    `default ${site.locales[0]}`,
  ]),
  ...map('{http.request.orig_uri.path}', '{path_locale}', [
    ...site.locales.map((locale) => `${matching(`^/${locale}(?:/|$)`)} ${locale}`),
    'default ""',
  ]),
  ...map(
    '{path_locale}{locale}',
    '{lost_page}',
    site.locales.map((locale) => `${matching(`^${locale}`)} ${pageFile(site, paths.notFound(locale))}`),
  ),
];

const maps = (site: Site): string[] => [
  ...map('{http.request.uri}', '{search}', [`${matching('^[^?]*(\\?.*)?$')} \${1}`, 'default ""']),
  ...map('{http.request.uri.path}', '{bare}', [`${matching(bareSource)} \${1}`]),
  ...map('{bare}', '{spelling}', ['import pages.caddy', 'default ""']),
  ...map('{bare}', '{spelling_any_case}', ['import pages-any-case.caddy', 'default ""']),
  ...languageMaps(site),
  ...headerMaps(site),
];

const headerMaps = (site: Site): string[] => [
  ...map('{http.request.uri.path}', '{cache}', [
    ...cacheRules.map(({ match, cacheControl }) => `${matching(match.source)} ${token(cacheControl)}`),
    `default ${token(revalidate)}`,
  ]),
  ...map('{http.request.uri.path}', '{policy}', [
    'import policies.caddy',
    ...Object.keys(filePolicies).map((path, index) => `${path} file-${index}`),
    'default none',
  ]),
  ...map('{policy}', '{csp}', [
    ...site.policies.map((policy, index) => `policy-${index} ${token(policy)}`),
    ...Object.values(filePolicies).map((policy, index) => `file-${index} ${token(policy)}`),
    `default ${token(nothingAllowed)}`,
  ]),
];

const files = ['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}'];
const fileHeaders = [header('Content-Security-Policy', '{csp}'), header('Cache-Control', '{cache}')];

const pageRoute = (site: Site): string[] => [
  header('Cache-Control', token(revalidate)),
  ...redirectsFor(site.locales).flatMap(redirect),
  '@home path /',
  ...block('handle @home', [header('Vary', 'Accept-Language'), header('Cache-Control', 'no-cache'), 'redir * /{locale}/{search} 302']),
  '@respelled expression `{spelling} != "" && {spelling} != {http.request.uri.path}`',
  'redir @respelled {spelling}{search} 301',
  '@capitals expression `{spelling} == "" && {spelling_any_case} != ""`',
  'redir @capitals {spelling_any_case}{search} 301',
  'try_files {path} {path}.html {path}index.html',
  ...typeRules.flatMap(({ match, type }, index) => [
    `@type${index} path_regexp ${regExp(match.source)}`,
    header(`@type${index} Content-Type`, token(type)),
  ]),
  ...fileHeaders,
  ...files,
];

/** Of the path's language; a picture has none, and any page will do. */
const unavailableRoute = (site: Site, headers: readonly string[]): string[] => [
  ...headers,
  ...site.locales.map((locale) => `rewrite /${locale}/* ${pageFile(site, paths.unavailable(locale))}`),
  `rewrite /images/* ${pageFile(site, paths.unavailable(site.locales[0]))}`,
  ...fileHeaders,
  ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris', 'status 503']),
];

const lostRoute = [
  '@outside expression `{path_locale} == ""`',
  header('@outside Vary', 'Accept-Language'),
  'rewrite * {lost_page}',
  ...fileHeaders,
  ...files,
];

function caddyfile(site: Site): string {
  const { brand, siteUrl, servicesOrigin } = site.settings;
  const headers = Object.entries(headersFor(siteUrl)).map(([name, value]) => header(name, token(value)));
  const toServices = `reverse_proxy {$SERVICES_ORIGIN:${servicesOrigin}}`;
  const pathIsOnDemand = `path_regexp ${regExp(onDemandFor(site.locales).source)}`;
  return [
    '# SITE_ADDRESS, SITE_ROOT and SERVICES_ORIGIN are read from the environment of Caddy.',
    ...block(`{$SITE_ADDRESS:${siteUrl}}`, [
      `root * {$SITE_ROOT:/srv/${brand}}`,
      `@services path_regexp ${regExp(`^/(?:${servicePaths.join('|')})(?:/|$)`)}`,
      ...block('handle @services', [toServices]),
      ...block('@on_demand', [pathIsOnDemand, 'not file {path} {path}.html']),
      ...block('handle @on_demand', block('route', [...headerMaps(site), toServices])),
      ...block('handle', [...headers, ...block('route', [...maps(site), ...pageRoute(site)])]),
      ...block('handle_errors', [
        '@lost expression {http.error.status_code} == 404',
        ...block('route @lost', lostRoute),
        ...block('@unavailable', ['expression {http.error.status_code} in [502, 503, 504]', pathIsOnDemand]),
        ...block('route @unavailable', unavailableRoute(site, headers)),
      ]),
    ]),
    '',
  ].join('\n');
}

const lines = (entries: readonly [string, string][]): string => entries.map(([key, value]) => `${token(key)} ${value}\n`).join('');

/** Caddy 2.6 or later. Maps are looked up only when their value is asked for: the long one with expressions, for odd spellings alone. */
export const caddy: Host = {
  name: 'caddy',
  filesFor: (site) => ({
    Caddyfile: caddyfile(site),
    'pages.caddy': lines(site.pages.map(({ path }) => [barePath(path), path])),
    'pages-any-case.caddy': lines(site.pages.map(({ path }) => [`~(?i)^${barePath(path).replaceAll('.', '\\.')}$`, path])),
    'policies.caddy': lines(site.pages.map(({ file, policy }) => [`/${file}`, `policy-${policy}`])),
  }),
};
