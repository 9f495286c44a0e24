import type { Locale, OfferedLocales } from '#contracts/common.ts';
import { cacheRules, framedPaths, onDemandFor, redirectsFor, revalidate, servicePaths, typeRules } from '#domain/host-rules.ts';
import { paths } from '#domain/routes.ts';
import { headersFor } from '#backend/http/security-headers.ts';
import { commonPolicies } from './policy.ts';
import { pageFile, type Host, type Site } from './site.ts';

type HeaderMatch = { type: 'header'; key: string; value: string };
type Route = {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: true;
  check?: true;
  caseSensitive?: boolean;
  has?: HeaderMatch[];
  handle?: 'filesystem';
};

const source = ({ source: text }: RegExp): string => text.replaceAll('\\/', '/');
/** Vercel's expressions are about the whole path. */
const whole = (match: RegExp): string =>
  source(match)
    .replace(/^(?!\^)/, '^.*')
    .replace(/(?<!\$)$/, '.*$');
const redirect = (src: string, location: string, status = 301): Route => ({
  src,
  status,
  headers: { Location: location },
  caseSensitive: true,
});

/** The whole header has to match: none of the brand's other languages stands before this one. */
const prefers = (locale: string, locales: OfferedLocales): HeaderMatch[] => {
  const rivals = locales.filter((one) => one !== locale).join('|');
  return [{ type: 'header', key: 'accept-language', value: `(?:(?!\\b(?:${rivals})\\b).)*\\b${locale}\\b.*` }];
};

const services = `(?:${servicePaths.join('|')})`;

/** What fits later stands above what fitted before. */
const setFor = (match: RegExp, name: string, value: string): Route => ({
  src: whole(match),
  headers: { [name]: value },
  continue: true,
  caseSensitive: true,
});

const headers = (site: Site): Route[] => [
  {
    src: `/(?!${services}(?:/|$)).*`,
    headers: { ...headersFor(site.settings.siteUrl), 'Content-Security-Policy': commonPolicies(site).others, 'Cache-Control': revalidate },
    continue: true,
  },
  ...framedPaths.map((path): Route => ({
    src: path,
    headers: { 'Content-Security-Policy': commonPolicies(site).framed },
    continue: true,
    caseSensitive: true,
  })),
  ...[...cacheRules].reverse().map(({ match, cacheControl }) => setFor(match, 'Cache-Control', cacheControl)),
  ...typeRules.map(({ match, type }) => setFor(match, 'Content-Type', type)),
];

function beforeFiles({ settings, pages, locales }: Site): Route[] {
  const [fallback, ...others] = locales;
  return [
    { src: `(/${services}(?:/.*)?)`, dest: `${settings.servicesOrigin}$1` },
    ...others.map((locale): Route => ({ ...redirect('/', paths.home(locale), 302), has: prefers(locale, locales) })),
    redirect('/', paths.home(fallback), 302),
    ...redirectsFor(locales).map(({ from, to }) => ({ ...redirect(source(from), to), caseSensitive: !from.flags.includes('i') })),
    ...locales.map((locale) => redirect(`/${locale}(?:/index(?:\\.html)?)?`, paths.home(locale))),
    redirect(`/((?:${locales.join('|')})/.+?)(?:/index)?(?:\\.html|/)/*`, '/$1'),
    ...pages.filter(({ path }) => path !== path.toLowerCase()).map(({ path }) => redirect(path.toLowerCase(), path)),
  ];
}

/** Whatever its path is like: no cache stores a file's absence for as long as the file. */
const notFound = (site: Site, locale: Locale): Route => ({
  src: '/.*',
  dest: pageFile(site, paths.notFound(locale)),
  status: 404,
  headers: { 'Cache-Control': revalidate },
});

function afterFiles(site: Site): Route[] {
  const { locales } = site;
  const [fallback, ...others] = locales;
  return [
    { src: `/((?:${locales.join('|')})/.+)`, dest: '/$1.html', check: true },
    // A check that finds no file leaves the path with the ending that it has tried.
    {
      src: `(${source(onDemandFor(locales)).replace(/^\^|\$$/g, '')})(?:\\.html)?`,
      dest: `${site.settings.servicesOrigin}$1`,
      caseSensitive: true,
    },
    ...locales.map((locale) => ({ ...notFound(site, locale), src: `/${locale}(?:/.*)?` })),
    ...others.map((locale) => ({ ...notFound(site, locale), has: prefers(locale, locales) })),
    notFound(site, fallback),
  ];
}

/** `routes`, because the newer properties have no not-found page for each language. */
export const vercel: Host = {
  name: 'vercel',
  filesFor: (site) => ({
    'vercel.json': `${JSON.stringify(
      {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        framework: null,
        routes: [...headers(site), ...beforeFiles(site), { handle: 'filesystem' }, ...afterFiles(site)],
      },
      null,
      2,
    )}\n`,
  }),
};
