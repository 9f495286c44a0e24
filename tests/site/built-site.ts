import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio/slim';
import { pagePathOf } from '#backend/catalogue/catalogue.ts';
import { siteDirectory } from '#backend/root.ts';
import { brandNames, readBrand } from '#brands/folder.ts';
import { locales, type Locale } from '#contracts/common.ts';
import type { CheckoutType } from '#domain/checkout-steps.ts';
import { paths } from '#domain/routes.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { oneLanguage, retiredPage, scratchSite } from '#tests/support/scratch-project.ts';
import type { Thing } from './schema-org.ts';

/** Brands that search engines may list, and the others. */
export const listedBrands = brandNames().filter((name) => readBrand(name).index);
export const hiddenBrands = brandNames().filter((name) => !readBrand(name).index);

/** A shop whose pages are looked at. */
export type BuiltSite = {
  name: string;
  directory: string;
  locales: readonly Locale[];
  index: boolean;
  checkoutType: CheckoutType;
  /** Whether it needs no server for reading. */
  isStatic: boolean;
  /** A page that the other sites have. */
  retired?: string;
};

/** Every brand that ships, and one that was made for the tests, which has one language. */
export const sites: readonly BuiltSite[] = [
  ...brandNames().map((name) => ({ ...readBrand(name), name, directory: siteDirectory(name), isStatic: false })),
  {
    name: oneLanguage.name,
    directory: scratchSite(oneLanguage.name),
    locales: [oneLanguage.locale],
    index: true,
    checkoutType: 'direct',
    isStatic: true,
    retired: retiredPage,
  },
];
export const listedSites = sites.filter(({ index }) => index);

/** `$` is parsed when it is first asked for: most of the time that these tests take. */
export type BuiltPage = { path: string; html: string; readonly $: CheerioAPI; readonly isIndexed: boolean };

function pageOf(path: string, html: string): BuiltPage {
  let parsed: CheerioAPI | undefined;
  return {
    path,
    html,
    get $() {
      return (parsed ??= load(html));
    },
    get isIndexed() {
      return !(this.$('meta[name="robots"]').attr('content') ?? '').includes('noindex');
    },
  };
}

/** `/en/aboutUs` for `en/aboutUs.html` and `en/aboutUs/index.html`; a locale's home keeps its slash: `/en/`. */
function pathOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return /^\/[a-z]{2}$/.test(path) ? `${path}/` : path;
}

/** Every page of a built site. @param directory of a brand, `dist/<brand>` */
export function readPages(directory: string): BuiltPage[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  return files.map((file) => pageOf(pathOf(file), readFileSync(join(directory, file), 'utf8')));
}

/** A file of the built site as text. @param path as in an address, `/robots.txt` */
export const readText = (path: string, directory: string): string => readFileSync(join(directory, path), 'utf8');

export const isBuilt = (path: string, directory: string): boolean => existsSync(join(directory, decodeURI(path)));

const picture = /^\/images\/.+\/(?:\d+\.webp|social\.jpg)$/;

const { tours } = await readCatalogue();

/** The page of each tour in these languages. Not every one has a file: the services render the others when they are asked for. */
export const tourPaths = (among: readonly Locale[]): string[] =>
  among.flatMap((locale) => [...tours.values()].map((tour) => paths.tour(locale, pagePathOf(tour))));
const ofTours = new Set(tourPaths(locales));

/** Whether the site has it: a file, or a page or picture that its server makes. */
export const isServed = (path: string, { directory, isStatic }: Pick<BuiltSite, 'directory' | 'isStatic'>): boolean =>
  isBuilt(path, directory) || (!isStatic && (picture.test(path) || ofTours.has(path)));

/** `content` of each meta tag that bears the name or property. */
export const metaOf = ({ $ }: BuiltPage, name: string): string[] =>
  $(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map((tag) => $(tag).attr('content') ?? '');

/** The page's twins: address by `hreflang`. */
export const twinsOf = ({ $ }: BuiltPage): Map<string, string> =>
  new Map(
    $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((tag) => [$(tag).attr('hreflang') ?? '', $(tag).attr('href') ?? '']),
  );

export const canonicalsOf = ({ $ }: BuiltPage): string[] =>
  $('link[rel="canonical"]')
    .toArray()
    .map((tag) => $(tag).attr('href') ?? '');

export const thingsOf = ({ $ }: BuiltPage): Thing[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((tag) => JSON.parse($(tag).text()) as Thing);

/** Locations of a sitemap or an index of sitemaps. */
export const locationsIn = (xml: string): string[] =>
  load(xml, { xml: true })('loc')
    .toArray()
    .map((tag) => load(tag, { xml: true }).text());
