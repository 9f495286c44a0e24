import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { machinePaths } from '#domain/machine-paths.ts';
import { newPage, oneLanguage, scratchSite } from '#tests/support/scratch-project.ts';
import { locationsIn, readText } from './built-site.ts';

const { locale, name } = oneLanguage;
const directory = scratchSite(name);
const read = (path: string): CheerioAPI => load(readText(path, directory));
const path = `/${locale}/${newPage.name}`;
const linksIn = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href'));

/**
 * `content/README.md`: "Route, footer, menu, sitemap and language links come by themselves." In a shop of one language: the languages of
 * all pages are compared in `head.test.ts` and `links.test.ts`.
 */
describe('a page that an editor has dropped in', () => {
  const page = read(`${path}.html`);
  const home = read(`/${locale}/index.html`);

  it('has its route, with its heading and its text', () => {
    expect(page('h1').text().trim()).toBe(newPage.title[locale]);
    expect(page('main h2').text()).toContain('Shoes & Schuhe');
    expect(page('main a[href^="mailto:"]').length).toBe(1);
    expect(page('head meta[name="description"]').attr('content')).toContain('Nordwind');
  });

  it('stands in its group of the footer, in its place', () => {
    const groups = home('footer nav')
      .toArray()
      .map((nav) =>
        home(nav)
          .find('a')
          .toArray()
          .map((link) => home(link).attr('href')),
      );
    const [group = [], ...more] = groups.filter((links) => links.includes(path));
    expect(more).toEqual([]);
    expect(group).toContain(`/${locale}/booking`);
    expect(home('footer').text()).toContain(newPage.title[locale]);
  });

  it('stands in the menu', () => {
    expect(linksIn(home, '#menu .others a')).toContain(path);
  });

  it('is in the sitemap, by the address that it names as its own', () => {
    const address = new URL(path, 'https://nordwind.example').href;
    expect(locationsIn(readText(machinePaths.sitemap(locale), directory))).toContain(address);
    expect(linksIn(page, 'link[rel="canonical"], link[hreflang]')).toEqual([address, address, address]);
  });

  it("has no script of the editor's in it", () => {
    expect(page.html()).not.toContain('taken over');
  });
});
