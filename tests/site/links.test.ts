import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOfBrand } from '#domain/checkout-steps.ts';
import { takesVouchers } from '#domain/payment-methods.ts';
import { paths as pathsOf } from '#domain/routes.ts';
import { isServed, readPages, sites, type BuiltPage, type BuiltSite } from './built-site.ts';

/** Paths that the server answers, not a file: forms, feeds of the services, and `/`, which chooses a language. */
const served = /^\/($|api\/|newsletter\/|operator\/application\/|outbox|withdrawal$)/;

const addressesIn = ({ $ }: BuiltPage): string[] =>
  [
    ...$('a[href], link[href]')
      .toArray()
      .map((tag) => $(tag).attr('href') ?? ''),
    ...$('img[src], script[src], source[src]')
      .toArray()
      .map((tag) => $(tag).attr('src') ?? ''),
    ...$('img[srcset], source[srcset]')
      .toArray()
      .flatMap((tag) => ($(tag).attr('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? '')),
  ].filter((address) => address.startsWith('/') && !address.startsWith('//'));

function deadOn(page: BuiltPage, pages: ReadonlySet<string>, site: BuiltSite): string[] {
  const paths = new Set(
    addressesIn(page)
      .map((address) => address.replace(/[?#].*$/, ''))
      .filter((path) => !served.test(path)),
  );
  return [...paths].filter((path) => !pages.has(decodeURI(path)) && !isServed(path, site)).map((path) => `${page.path} leads to ${path}`);
}

/** Fragments that name no element of their page. */
const lostIn = ({ $, path }: BuiltPage): string[] =>
  $('a[href^="#"]')
    .toArray()
    .map((tag) => $(tag).attr('href')?.slice(1) ?? '')
    .filter((id) => id && !$(`[id="${id}"]`).length)
    .map((id) => `${path}#${id}`);

/** Small words that no German sentence has. A name may have one of them: Mall of the Emirates. */
const english = /\b(?:the|and|your|with|this|are|you)\b/g;
const isEnglish = (sentence: string): boolean => new Set(sentence.match(english)).size > 1;

function englishOn({ $, path }: BuiltPage): string[] {
  const body = $('body').clone();
  body.find('[lang]:not([lang^="de"]), script, style, template, code, noscript').remove();
  body.find('p, li, h1, h2, h3, h4, dt, dd, a, button, label, span, option').append(' . ');
  const found = body
    .text()
    .split(/[.!?\n]/)
    .find(isEnglish);
  return found ? [`${path}: ${found.trim().slice(0, 80)}`] : [];
}

/** Requirements 2: the pages whose addresses are settled. */
const settled = [
  'aboutUs',
  'contactUs',
  'faq',
  'suppliers',
  'termsOfUse',
  'generalTermsAndConditions',
  'press',
  'privacy',
  'legalDisclosures',
  'affiliate-terms',
  'accessibility',
  'magazine',
  'topDestinations',
  'newsletter',
  'toursAndActivities',
  'search',
  'confirmation',
  'offline',
  'unavailable',
  'fourOhFour',
];

describe.each(sites)('every page of $name', (site) => {
  const { directory, locales, checkoutType, retired } = site;
  let pages: BuiltPage[] = [];
  let paths = new Set<string>();

  // One site at a time: parsed pages of all of them together do not fit into the memory of a process.
  beforeAll(() => {
    pages = readPages(directory);
    paths = new Set(pages.map(({ path }) => path));
  }, 120_000);
  afterAll(() => {
    pages = [];
  });

  it('is there in every language of the brand', () => {
    const wanted = locales.flatMap((locale) => [
      pathsOf.home(locale),
      ...settled.filter((page) => page !== retired).map((page) => `/${locale}/${page}`),
      ...(takesVouchers(checkoutType) ? [pathsOf.giftVouchers(locale)] : []),
      ...stepsOfBrand(checkoutType).map((step) => pathsOf.checkout(locale, step)),
    ]);
    expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
    expect(locales.map((locale) => paths.has(pathsOf.giftVouchers(locale)))).toEqual(locales.map(() => takesVouchers(checkoutType)));
    const bare = (locale: string) =>
      [...paths].filter((path) => path.startsWith(`/${locale}/`)).map((path) => path.slice(locale.length + 1));
    for (const locale of locales) expect(bare(locale)).toEqual(bare(locales[0] ?? locale));
    expect(bare(locales[0] ?? '').length).toBeGreaterThan(50);
  });

  it('leads nowhere that is not there', () => {
    expect(pages.flatMap((page) => deadOn(page, paths, site))).toEqual([]);
    expect(pages.flatMap(lostIn)).toEqual([]);
  });

  it('has no English on a German page', () => {
    const german = pages.filter(({ path, $ }) => path.startsWith('/de/') || $('html').attr('lang') === 'de');
    expect(german.flatMap(englishOn)).toEqual([]);
  });
});
