import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteDirectory } from '#backend/root.ts';
import { canonicalsOf, hiddenBrands, metaOf, readPages, readText, thingsOf, twinsOf, type BuiltPage } from './built-site.ts';

/** Requirements 1.4: cruise brands ask search engines not to list them. */
describe.each(hiddenBrands)('a brand that search engines must not list, %s', (hidden) => {
  const directory = siteDirectory(hidden);
  const pages = readPages(directory);

  const telling = (tells: (page: BuiltPage) => boolean): string[] => pages.filter(tells).map(({ path }) => path);

  it('says so on every page', () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(telling(({ isIndexed }) => isIndexed)).toEqual([]);
  });

  it('gives no page an address to list, no twins, no structured data and no feed', () => {
    expect(telling((page) => canonicalsOf(page).length > 0 || metaOf(page, 'og:url').length > 0)).toEqual([]);
    expect(telling((page) => twinsOf(page).size > 0)).toEqual([]);
    expect(telling((page) => thingsOf(page).length > 0)).toEqual([]);
    expect(telling(({ $ }) => $('link[type="application/rss+xml"]').length > 0)).toEqual([]);
  });

  it('has robots.txt shut them out, and no file that lists its pages', () => {
    expect(readText('/robots.txt', directory)).toBe('User-agent: *\nDisallow: /\n');
    expect(readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => /\.xml$|llms\.txt$/.test(file))).toEqual([]);
  });

  it('still shows title and picture where a guest shares a link', () => {
    expect(telling((page) => metaOf(page, 'og:title')[0] === '' || metaOf(page, 'og:image').length !== 1)).toEqual([]);
  });
});
