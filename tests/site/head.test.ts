import { describe, expect, it } from 'vitest';
import { canonicalsOf, isBuilt, isServed, listedSites, metaOf, readPages, twinsOf, type BuiltPage } from './built-site.ts';

/** Paths of pages of which something does not hold, for one clear message. */
const failing = (among: readonly BuiltPage[], holds: (page: BuiltPage) => boolean): string[] =>
  among.filter((page) => !holds(page)).map(({ path }) => path);

describe.each(listedSites)('the head of every page of $name', ({ directory, locales, isStatic }) => {
  const pages = readPages(directory);
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  const byCanonical = new Map(indexed.map((page) => [canonicalsOf(page)[0], page]));

  it.each(locales)('is there to be checked in %s', (locale) => {
    expect(indexed.filter(({ path }) => path.startsWith(`/${locale}/`)).length).toBeGreaterThan(50);
  });

  it('has one title and one description, both with text in them', () => {
    expect(failing(pages, ({ $ }) => $('head title').length === 1 && $('head title').text().trim().length > 3)).toEqual([]);
    expect(failing(pages, (page) => metaOf(page, 'description').length === 1 && metaOf(page, 'description')[0] !== '')).toEqual([]);
  });

  it.each([
    ['title', ({ $ }: BuiltPage) => $('title').text()],
    ['description', (page: BuiltPage) => metaOf(page, 'description')[0]],
  ])('has a %s of its own among those that may be listed', (_, read) => {
    const texts = Map.groupBy(indexed, (page) => `${page.$('html').attr('lang')} ${read(page)}`);
    expect([...texts].filter(([, same]) => same.length > 1).map(([text]) => text)).toEqual([]);
  });

  it('has no placeholder left in it', () => {
    expect(
      failing(pages, ({ $ }) => !/\{\{|undefined|\[object/.test($('head').clone().find('script, style').remove().end().html() ?? '')),
    ).toEqual([]);
  });

  it('says what a link to the page shows', () => {
    const once = [
      'og:type',
      'og:title',
      'og:description',
      'og:site_name',
      'og:locale',
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'twitter:card',
    ];
    expect(failing(pages, (page) => once.every((name) => metaOf(page, name).length === 1 && metaOf(page, name)[0] !== ''))).toEqual([]);
    expect(failing(indexed, (page) => metaOf(page, 'og:url')[0] === canonicalsOf(page)[0])).toEqual([]);
    expect(failing(indexed, (page) => metaOf(page, 'og:locale:alternate').length === twinsOf(page).size - 2)).toEqual([]);
  });

  it('names pictures that there are', () => {
    const pictures = new Set(pages.flatMap((page) => metaOf(page, 'og:image')));
    expect(pictures.size).toBeGreaterThan(20);
    expect([...pictures].filter((address) => !isServed(new URL(address).pathname, { directory, isStatic }))).toEqual([]);
  });

  it('names the files with the letters of every text, so that the first paint has them', () => {
    const early = ({ $ }: BuiltPage) =>
      $('link[rel="preload"][as="font"][crossorigin]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
    const common = ({ $ }: BuiltPage) =>
      [
        ...$('style')
          .text()
          .matchAll(/src:url\("([^"]+)"\)[^}]*unicode-range:U\+20-/g),
      ].map(([, address = '']) => address);
    expect(failing(indexed, (page) => early(page).length === 2 && early(page).join() === common(page).join())).toEqual([]);
    expect([...new Set(indexed.flatMap(early))].filter((address) => !isBuilt(address, directory))).toEqual([]);
  });

  it('gives tours, cities and articles a picture of their own', () => {
    const withOwn = indexed.filter(({ path }) => /^\/\w+\/(tours|activities|shows|magazine)\/./.test(path));
    expect(failing(withOwn, (page) => !metaOf(page, 'og:image')[0]?.endsWith('/social.png'))).toEqual([]);
  });

  it('has one canonical address on each page that may be listed, its own', () => {
    expect(
      failing(indexed, (page) => canonicalsOf(page).length === 1 && new URL(canonicalsOf(page)[0] ?? '').pathname === page.path),
    ).toEqual([]);
  });

  it('names itself and a default among its twins', () => {
    expect(
      failing(indexed, (page) => [...twinsOf(page).values()].includes(canonicalsOf(page)[0] ?? '') && twinsOf(page).has('x-default')),
    ).toEqual([]);
    expect(failing(indexed, (page) => twinsOf(page).get(page.path.split('/')[1] ?? '') === canonicalsOf(page)[0])).toEqual([]);
  });

  it('has twins that exist and name the same twins', () => {
    const pairs = indexed.flatMap((page) =>
      [...twinsOf(page).values()].map((address) => ({ page, address, twin: byCanonical.get(address) })),
    );
    expect(pairs.filter(({ twin }) => !twin).map(({ page, address }) => `${page.path} names ${address}`)).toEqual([]);
    expect(
      pairs
        .filter(({ page, twin }) => JSON.stringify([...twinsOf(page)]) !== JSON.stringify(twin && [...twinsOf(twin)]))
        .map(({ page, address }) => `${address} does not answer ${page.path}`),
    ).toEqual([]);
  });

  it('keeps pages of one visitor, and pages that are none, to themselves', () => {
    const own = pages.filter(({ path }) => /\/(new\/checkout|confirmation|search|offline|unavailable|fourOhFour|404)(\/|$)/.test(path));
    expect(own.length).toBeGreaterThan(5 * locales.length);
    expect(own.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)).toEqual([]);
  });
});
