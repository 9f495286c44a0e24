import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteDirectory } from '#backend/root.ts';
import { brandNames, readBrand } from '#brands/folder.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { slugOf } from '#domain/words.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { readPages, readText } from './built-site.ts';

const { cruises } = await readCatalogue();

/** Requirements 1.4 and 9.10: a whitelabel flag filters cruises. */
describe.each(brandNames())('the ships that %s shows', (brand) => {
  const { organizationId, locales } = readBrand(brand);
  const directory = siteDirectory(brand);
  const pages = readPages(directory);
  const ships = [...cruises.ships.values()];
  const own = ships.filter(({ line }) => line.organizationId === organizationId);
  const pathsOf = (locale: Locale) => [
    ...new Set(own.flatMap(({ name, line }) => [paths.ship(locale, slugOf(name)), paths.line(locale, slugOf(line.name))])),
  ];

  it('are its own, and no page, and no file for machines, names a line or a ship of another shop', () => {
    const foreign = ships.filter((ship) => !own.includes(ship)).flatMap((ship) => [ship, ship.line]);
    const names = [...new Set(foreign.flatMap(({ name }) => [name, `/${slugOf(name)}`]))];
    expect(names.length).toBeGreaterThan(0);
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:xml|txt|json|webmanifest)$/.test(file),
    );
    const texts = [
      ...pages.map(({ path, html }) => ({ path, text: html })),
      ...files.map((file) => ({ path: `/${file}`, text: readText(`/${file}`, directory) })),
    ];
    const said = texts.flatMap(({ path, text }) => names.filter((name) => text.includes(name)).map((name) => `${path} names ${name}`));
    expect(said).toEqual([]);
  });

  it('have a page each, and so has their line, in every language, and no other ship or line has one', () => {
    const built = pages.map(({ path }) => path).filter((path) => /\/toursForCruises\/(?:ships|lines)\//.test(path));
    expect(built.toSorted()).toEqual(locales.flatMap(pathsOf).toSorted());
  });

  it('lead from their line to each of them, and from each to its sailings, its line and the tours of its ports', () => {
    const linksOn = (path: string) => {
      const page = pages.find((one) => one.path === path);
      const links = page?.$('main a').toArray() ?? [];
      return links.map((link) => page?.$(link).attr('href') ?? '');
    };
    for (const locale of locales) {
      for (const { name, line } of own) {
        const [ship, ofLine] = [paths.ship(locale, slugOf(name)), paths.line(locale, slugOf(line.name))];
        expect(linksOn(ofLine)).toContain(ship);
        expect(linksOn(ship)).toContain(ofLine);
        const sailings = linksOn(ship).filter((path) => path.startsWith(paths.cruise(locale, '')) && path !== ofLine);
        for (const sailing of sailings) expect(linksOn(sailing)).toEqual(expect.arrayContaining([ship, ofLine]));
        expect(linksOn(ship).some((path) => path.startsWith(paths.city(locale, 'tours', '')))).toBe(sailings.length > 0);
      }
    }
  });

  it('have a page that leads to each of them, of their lines and of their sailings', () => {
    for (const locale of locales) {
      const list = pages.find(({ path }) => path === paths.cruises(locale));
      const linked = list
        ?.$('main a[href*="/toursForCruises/"]')
        .toArray()
        .map((link) => list.$(link).attr('href'));
      const below = pages.map(({ path }) => path).filter((path) => path.startsWith(`${paths.cruises(locale)}/`));
      expect(new Set(linked)).toEqual(new Set(below));
    }
  });
});
