import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { machinePaths } from '#domain/machine-paths.ts';
import { paths } from '#domain/routes.ts';
import { canonicalsOf, isServed, listedSites, locationsIn, readPages, readText, tourPaths, twinsOf } from './built-site.ts';

const pathOf = (address: string): string => new URL(address).pathname;

describe.each(listedSites)('what machines ask $name for', ({ directory, locales, isStatic }) => {
  const pages = readPages(directory);
  const indexed = new Map(pages.filter(({ isIndexed }) => isIndexed).map((page) => [canonicalsOf(page)[0] ?? '', page]));

  describe('sitemaps', () => {
    it('are named by robots.txt, and the index names one for each locale', () => {
      const robots = readText('/robots.txt', directory);
      expect(robots).not.toMatch(/^Disallow: \//m);
      expect(pathOf(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')).toBe(machinePaths.sitemaps);
      expect(locationsIn(readText(machinePaths.sitemaps, directory)).map(pathOf)).toEqual(locales.map(machinePaths.sitemap));
    });

    it.each(locales)('list each page of %s that may be listed, once, and no other', (locale) => {
      const listed = locationsIn(readText(machinePaths.sitemap(locale), directory));
      const built = [...indexed.keys()].filter((address) => pathOf(address).startsWith(`/${locale}/`));
      const [{ origin }] = built.map((address) => new URL(address)) as [URL];
      const onDemand = isStatic ? [] : tourPaths([locale]).map((path) => `${origin}${path}`);
      expect(listed.toSorted()).toEqual([...new Set([...built, ...onDemand])].toSorted());
    });

    it.each(locales)('name the twins that the pages of %s name', (locale) => {
      const $ = load(readText(machinePaths.sitemap(locale), directory), { xml: true });
      for (const url of $('url').toArray()) {
        const page = indexed.get($(url).find('loc').text());
        if (!page) continue;
        const twins = $(url)
          .find('xhtml\\:link')
          .toArray()
          .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
        expect(twins, page.path).toEqual([...twinsOf(page)]);
      }
      for (const day of $('lastmod').toArray()) expect($(day).text()).toMatch(/^\d{4}-\d\d-\d\d$/);
    });
  });

  describe.each(locales)('the feed of the magazine in %s', (locale) => {
    it("has every article, and the magazine's pages tell where it is", () => {
      const links = load(readText(machinePaths.feed(locale), directory), { xml: true })('item > link')
        .toArray()
        .map((link) => load(link, { xml: true }).text());
      const articles = [...indexed.keys()].filter((address) => pathOf(address).startsWith(`${paths.magazine(locale)}/`));
      expect(links.toSorted()).toEqual(articles.toSorted());
      for (const address of [...articles, [...indexed.keys()].find((one) => pathOf(one) === paths.magazine(locale)) ?? '']) {
        expect(indexed.get(address)?.$('link[type="application/rss+xml"]').attr('href')).toBe(machinePaths.feed(locale));
      }
    });
  });

  describe('for phones and for language models', () => {
    it('the manifest names icons that have the size they say', async () => {
      const {
        icons,
        start_url: start,
        name,
      } = JSON.parse(readText('/site.webmanifest', directory)) as {
        icons: { src: string; sizes: string }[];
        start_url: string;
        name: string;
      };
      expect({ start, name }).toEqual({ start: '/', name: expect.stringMatching(/\w/) });
      expect(icons.some(({ sizes }) => sizes === '192x192') && icons.some(({ sizes }) => sizes === '512x512')).toBe(true);
      for (const { src, sizes } of icons.filter(({ sizes: size }) => size !== 'any')) {
        const { width, height } = await sharp(readFileSync(join(directory, src))).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
      expect(pages.filter(({ $ }) => $('link[rel="manifest"]').attr('href') !== '/site.webmanifest').map(({ path }) => path)).toEqual([]);
    });

    it('llms.txt has one title, a summary, and links to pages that exist', () => {
      const text = readText('/llms.txt', directory);
      expect(text.match(/^# .+$/gm)).toHaveLength(1);
      expect(text).toMatch(/^> .+$/m);
      expect(text).not.toContain('{{');
      const built = new Set(pages.map(({ path }) => path));
      const linked = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => pathOf(address));
      expect(linked.length).toBeGreaterThan(25 * locales.length);
      expect(linked.filter((path) => !built.has(path) && !isServed(path, { directory, isStatic }))).toEqual([]);
    });
  });
});
