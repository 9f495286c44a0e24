import { onDemandFor, servicePaths, typeRules } from '#domain/host-rules.ts';
import { headersFor, nothingAllowed } from '#backend/http/security-headers.ts';
import type { Site } from '../site.ts';
import { pattern, prefixOf, quoted } from './syntax.ts';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), '}'];
const header = (name: string, value: string): string => `add_header ${name} ${value} always;`;

const location = (source: string): string => `location ${pattern(source).replace(/^"~/, '~ "')}`;

const servicesLocation = ({ settings }: Site, p: string, head: string, more: readonly string[] = []): string[] => {
  const scheme = settings.servicesOrigin.startsWith('https:') ? 'https' : 'http';
  return block(head, [
    '# The services bring their own headers; one of its own keeps a location from taking over those of the server.',
    'proxy_hide_header X-Content-Type-Options;',
    header('X-Content-Type-Options', 'nosniff'),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    ...(scheme === 'https' ? ['proxy_ssl_server_name on;', `proxy_ssl_name ${new URL(settings.servicesOrigin).hostname};`] : []),
    ...more,
    `proxy_pass ${scheme}://${p}_services;`,
  ]);
};

/** The services answer for what has no file. */
const onDemandLocation = ({ locales }: Site, p: string): string[] =>
  block(location(onDemandFor(locales).source), [`try_files $uri $uri.html @${p}_services;`]);

/** What a server block of the shop holds, but for its name, port and folder. */
export function serverFor(site: Site): string {
  const p = prefixOf(site.settings.brand);
  const headers = Object.entries(headersFor(site.settings.siteUrl)).map(([name, value]) => header(name, quoted(value)));
  const moved = (variable: string): string[] => block(`if ($${variable})`, [`return 301 $${variable}$is_args$args;`]);
  return [
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    '# Copy brotli.conf only where the module ngx_brotli is loaded.',
    `include ${site.settings.brand}/brotli*.conf;`,
    '',
    ...headers,
    header('Content-Security-Policy', `$${p}_csp`),
    header('Cache-Control', `$${p}_cache`),
    header('Vary', `$${p}_vary`),
    '',
    ...moved(`${p}_redirect`),
    ...moved(`${p}_moved`),
    `error_page 404 $${p}_lost_page;`,
    '',
    ...block('location = /', [
      ...headers,
      header('Content-Security-Policy', quoted(nothingAllowed)),
      header('Cache-Control', 'no-cache'),
      header('Vary', 'Accept-Language'),
      `return 302 /$${p}_locale/$is_args$args;`,
    ]),
    ...onDemandLocation(site, p),
    ...servicesLocation(site, p, location(`^/(?:${servicePaths.join('|')})(?:/|$)`)),
    ...servicesLocation(site, p, `location @${p}_services`, [`error_page 502 504 =503 $${p}_unavailable_page;`]),
    ...typeRules.flatMap(({ match, type }) => block(location(match.source), ['types { }', `default_type ${type};`])),
    ...block('location /', ['try_files $uri $uri.html ${uri}index.html =404;']),
    '',
  ].join('\n');
}
