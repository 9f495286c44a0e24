import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '#brands/folder.ts';
import { locales } from '#contracts/common.ts';
import { machinePaths } from '#domain/machine-paths.ts';
import { newPage, scratchSite } from '#tests/support/scratch-project.ts';
import { locationsIn, readText } from './built-site.ts';

const directory = scratchSite(defaultBrand);
const read = (path: string): CheerioAPI => load(readText(path, directory));
const pathIn = (locale: string): string => `/${locale}/${newPage.name}`;
const linksIn = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href'));

/** `content/README.md`: "Route, footer, menu, sitemap and language links come by themselves." */
describe.each(locales)('a page that an editor has dropped in, in %s', (locale) => {
  const page = read(`${pathIn(locale)}.html`);
  const home = read(`/${locale}/index.html`);
  const other = locale === 'en' ? 'de' : 'en';

  it('has its route, with its heading and its text', () => {
    expect(page('h1').text().trim()).toBe(newPage.title[locale]);
    expect(page('main h2').text()).toContain('Shoes & Schuhe');
    expect(page('main a[href^="mailto:"]').length).toBe(1);
    expect(page('head meta[name="description"]').attr('content')).toContain('Landfall');
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
    const [group = [], ...more] = groups.filter((links) => links.includes(pathIn(locale)));
    expect(more).toEqual([]);
    expect(group).toContain(`/${locale}/booking`);
    expect(home('footer').text()).toContain(newPage.title[locale]);
  });

  it('stands in the menu', () => {
    expect(linksIn(home, '#menu .others a')).toContain(pathIn(locale));
  });

  it('is in the sitemap, and names its twin', () => {
    const address = (path: string) => new URL(path, 'https://landfall.example').href;
    expect(locationsIn(readText(machinePaths.sitemap(locale), directory))).toContain(address(pathIn(locale)));
    expect(page(`link[hreflang="${other}"]`).attr('href')).toBe(address(pathIn(other)));
    expect(linksIn(page, '[data-language-link]')).toContain(pathIn(other));
  });

  it("has no script of the editor's in it", () => {
    expect(page.html()).not.toContain('taken over');
  });
});
