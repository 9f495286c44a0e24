import { load } from 'cheerio/slim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { listPages, readSiteFile } from '#backend/site/site-files.ts';
import { rendererOf } from '#backend/site/pages-on-demand.ts';
import { siteDirectory } from '#backend/root.ts';
import { defaultBrand } from '#brands/folder.ts';
import { locales } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { fleetMessages } from '#i18n/fleet/index.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { isBuilt, tourPaths } from './built-site.ts';
import { romeAndBack, sailingDay, withSailings } from '#tests/support/sailings.ts';

/** Where no page is. */
const elsewhere = '/oauth';
const directory = siteDirectory(defaultBrand);
/** No article speaks of it: the posters of articles are drawn by the build, and shown as drawings on demand. */
const slug = 'seven-hills-by-vintage-car';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** A prerendered page has its policy in a tag, too; styles are the same, put together in another way. */
const contentOf = (html: string): string =>
  html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '').replace(/<style>[^<]*<\/style>/g, '');

it.each(locales)('a tour is the same page, prerendered or rendered on demand, %s', async (locale) => {
  const path = [...(await listPages(directory)).values()].find((one) => one.startsWith(`/${locale}/`) && one.includes(slug)) ?? '';
  const file = await readSiteFile(directory, path);
  const app = createApp(backend, { directory: directory + elsewhere, render: rendererOf(defaultBrand) });
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(contentOf(await response.text())).toBe(contentOf(file?.bytes.toString() ?? ''));
});

it('every tour of the default brand has a file', () => {
  expect(tourPaths(locales).length).toBeGreaterThan(300);
  expect(tourPaths(locales).filter((path) => !isBuilt(`${path}.html`, directory))).toEqual([]);
});

/** What every page of the shop loads: no framework, and no island. */
const islandsAtOnce = (html: string): string[] => html.match(/<astro-island\s[^>]*\sclient="load"/g) ?? [];

it.each(locales)('results of a search are in the page, and no island runs before a touch, %s', async (locale) => {
  const app = createApp(backend, { directory, render: rendererOf(defaultBrand) });
  const html = await (await app.request(paths.search(locale, 'Rom'))).text();
  expect(html).toContain(`href="/${locale}/tours/rome"`);
  expect(html).toMatch(/<article[\s\S]*href="\/(en|de)\/(tours|activities|shows)\/rome\/[a-z0-9-]+"/);
  expect(islandsAtOnce(html)).toEqual([]);
  const built = await readSiteFile(directory, paths.search(locale));
  expect(islandsAtOnce(built?.bytes.toString() ?? '').length).toBeGreaterThan(0);
});

it('what was searched for and not found is said as text', async () => {
  const app = createApp(backend, { directory, render: rendererOf(defaultBrand) });
  const html = await (await app.request(paths.search('en', 'zzqxwvzzqxwv<i>'))).text();
  expect(html).toContain('zzqxwvzzqxwv&lt;i&gt;');
  expect(html).not.toContain('zzqxwvzzqxwv<i>');
});

describe('ships and lines whose file came after the build', () => {
  const sailing = '11111111-1111-4111-8111-111111111111';
  let late: OpenBackend;
  let get: (path: string) => Promise<Response>;
  beforeAll(async () => {
    const catalogue = withSailings(await readCatalogue(), [romeAndBack(sailing, sailingDay(), 'meridian-dawn')]);
    late = await openTestBackend({ catalogue });
    const app = createApp(late, { directory: directory + elsewhere, render: rendererOf(defaultBrand) });
    get = async (path) => app.request(path);
  });
  afterAll(() => late.close());

  it.each(locales)('have pages that lead to their sailings and ports, and no island, %s', async (locale) => {
    const [ship, line] = [paths.ship(locale, 'meridian-dawn'), paths.line(locale, 'meridian-lines')];
    const { excursions, otherPorts } = fleetMessages(locale);
    const response = await get(ship);
    expect([response.status, response.headers.get('Cache-Tag')]).toEqual([200, 'catalogue,tours,cruises']);
    const $ = load(await response.text());
    const linked = (path: string) => $(`main a[href="${path}"]`);
    expect($('h1').text()).toBe('Meridian Dawn');
    expect([linked(paths.cruise(locale, sailing)).length, linked(line).length > 0]).toEqual([2, true]);
    const inRome = [...late.catalogue.tours.values()].filter(({ destination }) => destination.id === 'rome');
    const rome = $('li').has(`h3 a[href="${paths.city(locale, 'tours', 'rome')}"]`);
    expect(rome.text()).toContain(excursions(inRome.filter(({ categories }) => !categories.includes('transfer')).length));
    expect($('main').text()).toContain(otherPorts({ ports: 'Mykonos' }));
    expect($('astro-island').length).toBe(0);
    const ofLine = load(await (await get(line)).text());
    expect(
      ofLine('main h3 a')
        .toArray()
        .map((link) => ofLine(link).attr('href')),
    ).toEqual(expect.arrayContaining([ship, paths.ship(locale, 'meridian-star'), paths.cruise(locale, sailing)]));
  });

  it.each(locales)('a ship without sailings to come says so and leads to the others, %s', async (locale) => {
    const $ = load(await (await get(paths.ship(locale, 'meridian-star'))).text());
    const { noSailings, otherShips } = fleetMessages(locale);
    expect($('main').text()).toContain(noSailings({ ship: 'Meridian Star' }));
    expect($(`main a[href="${paths.line(locale, 'meridian-lines')}"]`).text()).toContain(otherShips({ line: 'Meridian Lines' }));
    expect($('script[type="application/ld+json"]').text()).not.toContain('ItemList');
  });

  it('are not found where there are none, or only in the shop of another line', async () => {
    const unknown = [paths.ship('en', 'flying-dutchman'), paths.ship('en', 'petrel-light'), paths.line('de', 'blue-petrel-line')];
    expect(await Promise.all(unknown.map(async (path) => (await get(path)).status))).toEqual([404, 404, 404]);
  });
});
