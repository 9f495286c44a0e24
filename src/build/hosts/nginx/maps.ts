import { bareSource, cacheRules, redirectsFor, revalidate, wishSourceFor } from '#domain/host-rules.ts';
import { paths } from '#domain/routes.ts';
import { filePolicies, nothingAllowed } from '#backend/http/security-headers.ts';
import { pageFile, type Site } from '../site.ts';
import { map, pattern, withName, prefixOf, quoted, redirectLine } from './syntax.ts';

/** nginx takes no longer parameter than 4,096 bytes: a policy is put together from parts. */
const partLength = 2_000;

const redirectMaps = ({ settings: { brand }, locales }: Site, p: string): string[] => [
  map('$request_uri', `$${p}_redirect`, [
    'default ""',
    ...redirectsFor(locales).map((rule, index) => redirectLine(rule, `${p}_r${index}`)),
  ]),
  map('$request_uri', `$${p}_asked`, ['default ""', `${pattern(withName('^([^?]*)', `${p}_a`))} $${p}_a`]),
  map('$uri', `$${p}_bare`, ['default $uri', `${pattern(withName(bareSource, `${p}_b`))} $${p}_b`]),
  map(`$${p}_bare`, `$${p}_page`, ['default ""', `include ${brand}/pages.map`], 'The one spelling of each page; maps do not regard case.'),
  map(`"$${p}_page $${p}_asked"`, `$${p}_moved`, [
    'default ""',
    `${pattern(`^(?<${p}_s>/\\S*) \\k<${p}_s>$`)} ""`,
    `${pattern(`^(?<${p}_t>/\\S*) `)} $${p}_t`,
  ]),
];

const languageMaps = (site: Site, p: string): string[] => {
  const { locales } = site;
  const [fallback] = locales;
  const same = locales.map((locale) => `${locale} ${locale}`);
  return [
    map('$http_accept_language', `$${p}_wish`, [
      `default ${fallback}`,
      `${pattern(withName(wishSourceFor(locales), `${p}_w`), 'i')} $${p}_w`,
    ]),
    map(`$${p}_wish`, `$${p}_locale`, [`default ${fallback}`, ...same], 'In lower case.'),
    map(`$${p}_asked`, `$${p}_path_locale`, ['default ""', ...locales.map((locale) => `${pattern(`^/${locale}(?:/|$)`)} ${locale}`)]),
    map(`$${p}_path_locale`, `$${p}_lost`, [`default $${p}_locale`, ...same]),
    map(
      `$${p}_lost`,
      `$${p}_lost_page`,
      locales.map((locale) => `${locale} ${pageFile(site, paths.notFound(locale))}`),
    ),
    map(
      `$${p}_lost`,
      `$${p}_unavailable_page`,
      locales.map((locale) => `${locale} ${pageFile(site, paths.unavailable(locale))}`),
    ),
    map(`"$status$${p}_path_locale"`, `$${p}_vary`, ['default ""', '404 Accept-Language']),
  ];
};

/** `$uri` is the path of the file itself by the time headers are sent. */
const headerMaps = (brand: string, { policies }: Site, p: string): string[] => {
  const named: [string, string][] = [
    ['default', nothingAllowed],
    ...Object.values(filePolicies).map((policy, index): [string, string] => [`file-${index}`, policy]),
    ...policies.map((policy, index): [string, string] => [`policy-${index}`, policy]),
  ];
  const length = Math.max(...named.map(([, policy]) => policy.length));
  const parts = Array.from({ length: Math.ceil(length / partLength) }, (_, index) => index);
  const part = (policy: string, index: number): string => quoted(policy.slice(index * partLength, (index + 1) * partLength));
  return [
    map('$uri', `$${p}_cache`, [
      `default ${quoted(revalidate)}`,
      ...cacheRules.map(({ match, cacheControl }) => `${pattern(match.source)} ${quoted(cacheControl)}`),
    ]),
    map('$uri', `$${p}_policy`, [
      'default none',
      `include ${brand}/csp.map`,
      ...Object.keys(filePolicies).map((path, index) => `${path} file-${index}`),
    ]),
    ...parts.map((index) =>
      map(
        `$${p}_policy`,
        `$${p}_csp_${index}`,
        named.map(([name, policy]) => `${name} ${part(policy, index)}`),
      ),
    ),
    map('""', `$${p}_csp`, [`default ${quoted(parts.map((index) => `\${${p}_csp_${index}}`).join(''))}`]),
  ];
};

/** What the server block's variables stand for; goes into `http`. */
export function mapsFor(site: Site): string {
  const { brand } = site.settings;
  const p = prefixOf(brand);
  return [...redirectMaps(site, p), ...languageMaps(site, p), ...headerMaps(brand, site, p)].join('\n');
}
