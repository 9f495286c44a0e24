import type { Locale, OfferedLocales } from '#contracts/common.ts';
import { productKindIds } from './products/registry.ts';
import { localeOf, paths, uuidPattern } from './routes.ts';

/**
 * `from` has no `?` in what it matches, and ends in `$`: emitters turn it into their host's own expression. `$1` in `to` is its first
 * group.
 */
export type Rule = { from: RegExp; to: string };

/** A tour page's path in one of the locales, whether or not there is such a tour. */
const tourIn = (...those: readonly Locale[]): string =>
  `/(?:${those.join('|')})/(?:${productKindIds.join('|')})/[a-z0-9-]+/(?:[^/?]*-)?${uuidPattern}`;

/** The page of a sailing, a ship or a line, whether or not there is such a one. */
const cruiseIn = (...those: readonly Locale[]): string =>
  `/(?:${those.join('|')})/toursForCruises/(?:${uuidPattern}|(?:ships|lines)/[a-z0-9-]+)`;

/** Permanent redirects, before a host looks for a file. */
export const redirectsFor = (offered: OfferedLocales): readonly Rule[] => [
  { from: /^\/zh-hans(?:[/\\]+([^?/\\][^?]*)?)?$/i, to: '/$1' },
  { from: new RegExp(`^(${tourIn(...offered)}|${cruiseIn(...offered)})/+$`), to: '$1' },
];

/** A picture's path in one of its widths or as a link shows it, whether or not there is such a picture. */
const picture = '/images/(?:[a-z0-9-]+/)+(?:[0-9]+\\.webp|social\\.jpg)';

/** What the shop's server makes where there is no file: pages of tours and of cruises (decision 15 of docs/design.md), and pictures. */
export const onDemandFor = (offered: OfferedLocales): RegExp =>
  new RegExp(`^(?:${tourIn(...offered)}|${cruiseIn(...offered)}|${picture})$`);

/** Pages that the shop's own pages show in a frame: where a new tab's silent sign-in returns to. No other page may be framed. */
export const framedPaths: readonly string[] = ['/oauth/silent'];

/** First parts of the paths that a server answers; everything else is a file. */
export const servicePaths = [
  'api',
  'simulator',
  'outbox',
  'operator',
  'newsletter',
  'identity',
  'reviews',
  'waivers',
  'changes',
  'suggested-times',
  'call-changes',
  'gift-vouchers',
  'withdrawal',
] as const;

/** Steps over slashes to the next character that is none, so that no run of them is read more than a few times: linear. */
const bareForm = /^((?:\/*[^/\n])*?)(?:\/index)?(?:\.html)?\/*$/;

/** A page's path without what only its file has: `/en/x/`, `/en/x.html` and `/en/x/index.html` are `/en/x`. */
export const barePath = (pathname: string): string => pathname.replace(bareForm, '$1');

/** The same for hosts that have regular expressions: the bare path is the first group. */
export const bareSource = bareForm.source;

/** The path under which a file of the built site is linked: `en/index.html` is `/en/`, `en/x.html` is `/en/x`. */
export const pathOfPage = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

/**
 * Finds the first of the brand's languages in an Accept-Language header, as its first group; to be matched without regard to case.
 * Browsers list languages in the order of their liking; one with `q=0` is not wanted. (The embedded server sorts by `q`.)
 */
export const wishSourceFor = (offered: OfferedLocales): string =>
  `(?:^|,)\\s*(${offered.join('|')})(?:-[a-z0-9-]*)?\\s*(?:;\\s*q=[0-9.]*[1-9][0-9]*\\s*)?(?:,|$)`;

/** Not-found page for a path: in the path's language where the brand offers it, else in the visitor's, which must be one of these. */
export const lostPage = (pathname: string, visitorsLocale: Locale, offered: OfferedLocales): string =>
  paths.notFound(localeOf(pathname, offered) ?? visitorsLocale);

/** For everything else, pages above all: cached, and asked about each time. */
export const revalidate = 'public, max-age=0, must-revalidate';

type CacheRule = { match: RegExp; cacheControl: string };

/**
 * How long a file may be cached; the first that fits counts. The build hashes the names under `/_astro/`; pictures are drawn anew
 * rarely; then what machines fetch again and again under a name that stays: icons, manifest, feeds. A sitemap is asked about each time: it
 * changes with the catalogue.
 */
export const cacheRules: readonly CacheRule[] = [
  { match: /^\/_astro\//, cacheControl: 'public, max-age=31536000, immutable' },
  { match: /^\/images\//, cacheControl: 'public, max-age=2592000' },
  { match: /^\/sitemap-[^/]*\.xml$/, cacheControl: revalidate },
  { match: /\.(?:png|svg|xml|txt|webmanifest)$/, cacheControl: 'public, max-age=3600' },
];

/**
 * For pages that are rendered on demand. A change is on them within 10 s (design 5): the server's memory and a shared
 * cache each hold a page for 2 s, and show it for 2 s more while they ask for a new one; longer only while that fails.
 * A shared cache that is told what has changed holds it for a minute.
 */
export const onDemandSeconds = 2;
export const toldSeconds = 60;

/** @param isTold whether the caches in front of the shop hear of changes */
export function onDemandCaching(isTold: boolean): string {
  const seconds = isTold ? toldSeconds : onDemandSeconds;
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${onDemandSeconds}, stale-if-error=86400`;
}

export const cacheControlOf = (pathname: string): string =>
  cacheRules.find(({ match }) => match.test(pathname))?.cacheControl ?? revalidate;

/** Types that a host does not tell from the name: a feed's ends as any XML file's does, and a manifest's is not widely known. */
export const typeRules: readonly { match: RegExp; type: string }[] = [
  { match: /\/rss\.xml$/, type: 'application/rss+xml' },
  { match: /\.webmanifest$/, type: 'application/manifest+json' },
];

export const applyRule = (rules: readonly Rule[], pathname: string): string | undefined => {
  const rule = rules.find(({ from }) => from.test(pathname));
  return rule && pathname.replace(rule.from, rule.to);
};
