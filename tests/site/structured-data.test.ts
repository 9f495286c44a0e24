import { describe, expect, it } from 'vitest';
import { siteDirectory } from '#backend/root.ts';
import { readBrand } from '#brands/folder.ts';
import type { CurrencyCode } from '#contracts/common.ts';
import { priceText } from '#domain/money.ts';
import { takesVouchers } from '#domain/payment-methods.ts';
import { canonicalsOf, isServed, listedBrands, readPages, thingsOf, tourPaths, type BuiltPage } from './built-site.ts';
import { problemsIn, type Thing } from './schema-org.ts';

const isA = (thing: Thing, type: string): boolean => [thing['@type']].flat().includes(type);

/** https://developers.google.com/search/docs/appearance/structured-data/search-gallery: what a type must have to be shown. */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'image', 'description', 'offers', 'url', 'provider'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating', 'reviewBody', 'datePublished'],
  Rating: ['ratingValue', 'bestRating'],
  Organization: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  TouristDestination: ['name', 'description', 'url', 'image'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image', 'publisher'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const partsOf = (value: unknown): Thing[] => {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(partsOf);
  return '@type' in value ? [value as Thing, ...parts] : parts;
};

const lackOf = (thing: Thing): string[] =>
  [thing['@type']]
    .flat()
    .flatMap((type) =>
      (required[type] ?? [])
        .filter((property) => thing[property] === undefined || thing[property] === '')
        .map((property) => `${type} without ${property}`),
    );

/** Texts that a visitor can read, blanks made one. */
const seen = ({ $ }: BuiltPage, selector: string): string => $(selector).text().replace(/\s+/g, ' ').trim();

describe.each(listedBrands)('what %s tells search engines', (brand) => {
  const site = { directory: siteDirectory(brand), isStatic: false };
  const pages = readPages(site.directory);
  const addresses = new Set(pages.flatMap(canonicalsOf));
  const all = pages.flatMap((page) => thingsOf(page).map((thing) => ({ page, thing })));
  const ofType = (type: string) => all.filter(({ thing }) => isA(thing, type));

  describe('structured data', () => {
    it('is on the pages that the shop wants to be found with', () => {
      const counts = Object.fromEntries(
        ['Organization', 'WebSite', 'TouristDestination', 'Product', 'TouristTrip', 'BlogPosting', 'FAQPage'].map((type) => [
          type,
          ofType(type).length,
        ]),
      );
      // Questions have the pages of help and of cruises and, in shops that sell them, that of gift vouchers.
      const FAQPage = takesVouchers(readBrand(brand).checkoutType) ? 6 : 4;
      expect(counts).toMatchObject({ Organization: 2, WebSite: 2, BlogPosting: 12, FAQPage });
      const sailings = pages.filter(({ path }) => /\/toursForCruises\/[^/]+$/.test(path)).length;
      expect(counts['TouristTrip']).toBe((counts['Product'] ?? 0) + sailings);
      const ofTours = new Set(tourPaths(readBrand(brand).locales));
      expect(counts['Product']).toBe(pages.filter(({ path }) => ofTours.has(path)).length);
      expect(counts['Product']).toBeGreaterThan(20);
      expect(counts['TouristDestination']).toBeGreaterThanOrEqual(24);
    });

    it('keeps to the types and properties of schema.org', () => {
      expect(problemsIn(all.map(({ thing }) => thing))).toEqual([]);
    });

    it('has what search engines need to show it', () => {
      expect(
        all.flatMap(({ page, thing }) =>
          partsOf(thing)
            .flatMap(lackOf)
            .map((lack) => `${page.path}: ${lack}`),
        ),
      ).toEqual([]);
    });

    it('names addresses that exist', () => {
      const named = all.flatMap(({ page, thing }) =>
        partsOf(thing)
          .flatMap(({ url, item }) => [url, item])
          .filter((address): address is string => typeof address === 'string' && new URL(address).pathname !== '/')
          .map((address) => ({ page, address })),
      );
      expect(named.length).toBeGreaterThan(500);
      const isThere = (address: string) => addresses.has(address) || isServed(new URL(address).pathname, site);
      expect(named.filter(({ address }) => !isThere(address)).map(({ page, address }) => `${page.path}: ${address}`)).toEqual([]);
    });

    it('asks the search page, which exists', () => {
      for (const { page, thing } of ofType('WebSite')) {
        const [, locale] = page.path.split('/');
        expect(JSON.stringify(thing['potentialAction'])).toContain(`/${locale}/search?q={search_term_string}`);
      }
    });
  });

  describe('what structured data say is on the page', () => {
    it('the sailings of a ship, and those of a line that come next', () => {
      const lists = ofType('ItemList');
      const withSailings = pages.filter(({ path, $ }) => /\/(?:ships|lines)\//.test(path) && $('[data-sailings] > li').length > 0);
      expect(lists.map(({ page }) => page.path)).toEqual(withSailings.map(({ path }) => path));
      for (const { page, thing } of lists) {
        const { $ } = page;
        const cards = $('[data-sailings] > li').toArray();
        const shown = cards.map((card) => [$('a', card).text(), $('a', card).attr('href')]);
        const trips = (thing['itemListElement'] as { item: { name: string; url: string } }[]).map(({ item }) => item);
        expect(trips.map(({ name, url }) => [name, new URL(url).pathname])).toEqual(shown);
        expect(thing['numberOfItems']).toBe(shown.length);
      }
    });

    it('the trail', () => {
      const trails = ofType('BreadcrumbList');
      expect(trails.length).toBeGreaterThan(100);
      const differing = trails.filter(({ page: { $ }, thing }) => {
        const shown = $('nav ol li:has(> a, > [aria-current])').filter(
          (_, crumb) => $(crumb).closest('ol').find('[aria-current="page"]').length > 0,
        );
        const names = (thing['itemListElement'] as { name: string }[]).map(({ name }) => name);
        return JSON.stringify(names) !== JSON.stringify(shown.toArray().map((crumb) => $(crumb).text().trim()));
      });
      expect(differing.map(({ page }) => page.path)).toEqual([]);
    });

    it("a tour's rating, reviews, price and operator", () => {
      for (const { page, thing } of ofType('Product')) {
        const { aggregateRating, review, offers, provider } = thing as unknown as {
          aggregateRating?: { ratingValue: number; reviewCount: number };
          review?: { reviewBody: string; author: { name: string } }[];
          offers: { price: number; priceCurrency: CurrencyCode };
          provider: { name: string };
        };
        const reviews = seen(page, '#reviews');
        const shown = new Intl.NumberFormat(page.path.split('/')[1], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
          aggregateRating?.ratingValue ?? 0,
        );
        expect(page.$('#reviews strong').first().text(), page.path).toBe(shown);
        expect(page.$('h1').parent().find('strong').first().text(), page.path).toBe(shown);
        expect(page.$('a[href="#reviews"]').first().text(), page.path).toMatch(new RegExp(`^${aggregateRating?.reviewCount} `));
        for (const { reviewBody, author } of review ?? [])
          expect(reviews, page.path).toContain(`${reviewBody.replace(/\s+/g, ' ')}${author.name}`);
        expect(page.$('main').text(), page.path).toContain(priceText(offers.price, offers.priceCurrency, page.path.split('/')[1] ?? ''));
        expect(seen(page, 'main'), page.path).toContain(provider.name);
      }
    });

    it("an article's headline and day, a question's answer, a city's words", () => {
      for (const { page, thing } of ofType('BlogPosting')) {
        expect(seen(page, 'h1')).toBe(thing['headline']);
        expect(page.$('time').attr('datetime')).toBe(thing['datePublished']);
      }
      for (const { page, thing } of ofType('FAQPage')) {
        for (const { name, acceptedAnswer } of thing['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]) {
          expect(seen(page, 'main h3')).toContain(name);
          expect(seen(page, 'main'), name).toContain(acceptedAnswer.text);
        }
      }
      for (const { page, thing } of ofType('TouristDestination')) expect(seen(page, 'main')).toContain(thing['description']);
    });
  });
});
