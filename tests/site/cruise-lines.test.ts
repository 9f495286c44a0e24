import { describe, expect, it } from 'vitest';
import { siteDirectory } from '#backend/root.ts';
import { brandNames, readBrand } from '#brands/folder.ts';
import { paths } from '#domain/routes.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { readPages } from './built-site.ts';

const { cruises } = await readCatalogue();

/** Requirements 9.10: a whitelabel flag filters cruises. */
describe.each(brandNames())('the ships that %s shows', (brand) => {
  const { organizationId, locales } = readBrand(brand);
  const pages = readPages(siteDirectory(brand));

  it('are its own, and no page names a line or a ship of another shop', () => {
    const foreign = [...cruises.ships.values()].filter(({ line }) => line.organizationId !== organizationId);
    const names = new Set(foreign.flatMap(({ name, line }) => [name, line.name]));
    expect(names.size).toBeGreaterThan(0);
    const said = pages.flatMap(({ path, $ }) => {
      const text = $.root().text();
      return [...names].filter((name) => text.includes(name)).map((name) => `${path} names ${name}`);
    });
    expect(said).toEqual([]);
  });

  it('have a page that leads to each of their sailings', () => {
    for (const locale of locales) {
      const list = pages.find(({ path }) => path === paths.cruises(locale));
      const linked = list
        ?.$('main a[href*="/toursForCruises/"]')
        .toArray()
        .map((link) => list.$(link).attr('href'));
      const sailings = pages.map(({ path }) => path).filter((path) => path.startsWith(`${paths.cruises(locale)}/`));
      expect(new Set(linked)).toEqual(new Set(sailings));
    }
  });
});
