import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import { changeBetween } from '#backend/catalogue/change.ts';
import type { CruiseRoute } from '#backend/catalogue/cruises.ts';
import { readSources } from '#backend/catalogue/read.ts';
import { cataloguePath } from '#backend/root.ts';
import { builtFilesOf, changedPaths, changedTags, outdatedTags, pathsWith, tagsWith } from '#backend/site/outdated.ts';
import { tagsOf } from '#domain/page-tags.ts';
import { slugOf } from '#domain/words.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { lateSailingId, withLateSailing } from '#tests/support/sailings.ts';

const { files } = await readSources({ directory: cataloguePath() });
const built = { at: '2026-11-20T10:00:00.000Z', files: builtFilesOf(files) };
const [path = '', file] = [...files].find(([name]) => name.startsWith('tours/rome/fountains')) ?? [];
const tourId = built.files[path]?.tourId ?? '';
const catalogue = await readCatalogue();
const tour = catalogue.tours.get(tourId);
if (!file || !tour) throw new Error('the catalogue has no fountains in Rome');
const ofRome = [`tour-${tourId}`, 'city-rome', 'tours'];

it.each([
  ['nothing', files, []],
  ['a tour changed', new Map([...files, [path, { ...file, hash: 'other' }]]), ofRome],
  ['a tour withdrawn', new Map([...files].filter(([name]) => name !== path)), ofRome],
  ['a sailing changed', new Map([...files, ['cruises/routes/norway-2027-06-05.yaml', { hash: 'other', value: {} }]]), ['cruises']],
  ['a sailing added', new Map([...files, ['cruises/routes/new.yaml', { hash: 'other', value: {} }]]), ['cruises']],
  ['a sailing gone', new Map([...files].filter(([name]) => name !== 'cruises/routes/norway-2027-06-05.yaml')), ['cruises']],
  ['ships changed', new Map([...files, ['cruises/lines.yaml', { hash: 'other', value: {} }]]), ['cruises']],
  ['ports changed', new Map([...files, ['cruises/ports.yaml', { hash: 'other', value: {} }]]), ['cruises']],
  ['a hotel changed', new Map([...files, ['hotels/rome/locanda-del-glicine.yaml', { hash: 'other', value: {} }]]), []],
  ['rates changed', new Map([...files, ['rates.yaml', { hash: 'other', value: {} }]]), ['catalogue']],
  ['operators changed', new Map([...files, ['tours/rome/operators.yaml', { hash: 'other', value: {} }]]), ['catalogue']],
])('knows which pages a build has outdated: %s', (_, now, tags) => {
  expect([...outdatedTags(built, { files: now, noticed: new Map() })]).toEqual(tags);
});

it('calls nothing outdated where the catalogue is no folder, or the build has left no word', () => {
  const noticed = new Map<string, Date>();
  expect([outdatedTags(built, { files: undefined, noticed }).size, outdatedTags(undefined, { files, noticed }).size]).toEqual([0, 0]);
});

it('calls what the vendor has told of since the build outdated, and nothing that it told of before', () => {
  const ofTour = `tours/rome/fountains-${tourId}`;
  const told = (at: string) => [...outdatedTags(built, { files, noticed: new Map([[ofTour, new Date(at)]]) })];
  expect(told('2026-11-20T10:00:01Z')).toEqual(ofRome);
  expect(told('2026-11-20T09:59:59Z')).toEqual([]);
  expect([tagsWith([ofTour]), pathsWith([ofTour], ['de'])]).toEqual([
    ofRome,
    expect.arrayContaining(['/de/', '/de/tours/rome', `/de/${ofTour}`]),
  ]);
});

it('calls pages of tours that guests have reviewed outdated, whenever that was: a build has no database', () => {
  const ofTour = `tours/rome/fountains-${tourId}`;
  expect([...outdatedTags(built, { files, noticed: new Map(), reviewed: [ofTour] })]).toEqual(ofRome);
});

it('calls pages of a promotion outdated that has begun, ended or changed since the build, and of no other', () => {
  const ofTour = `tours/rome/fountains-${tourId}`;
  const outdated = (before: Record<string, string>, now: Record<string, string>) => [
    ...outdatedTags({ ...built, promotions: before }, { files, noticed: new Map(), promotions: now }),
  ];
  const winter = { [ofTour]: 'until January' };
  expect([outdated({}, winter), outdated(winter, {}), outdated(winter, { [ofTour]: 'until May' })]).toEqual([ofRome, ofRome, ofRome]);
  expect(outdated(winter, { ...winter })).toEqual([]);
});

const without: Catalogue = { ...catalogue, tours: new Map([...catalogue.tours].filter(([id]) => id !== tourId)) };

it('names the pages that a change is on', () => {
  const change = changeBetween(catalogue, without);
  expect([...changedTags(change)]).toEqual(ofRome);
  const paths = changedPaths(change, ['en', 'de']);
  expect(paths).toEqual(expect.arrayContaining(['/en/', '/de/tours/rome', `/en/tours/rome/${tour.slug}-${tourId}`]));
  expect(paths.some((one) => one.includes('paris'))).toBe(false);
});

it('names all pages where what all show has changed', () => {
  const change = changeBetween(catalogue, { ...catalogue, rates: { ...catalogue.rates } });
  expect([...changedTags(change)]).toEqual(['catalogue']);
  expect(changedPaths(change, ['en'])).toEqual(expect.arrayContaining([`/en/tours/rome/${tour.slug}-${tourId}`, '/en/tours/paris']));
});

describe('a sailing that has changed, and nothing else', () => {
  const change = changeBetween(catalogue, withLateSailing(catalogue));
  const isOutdated = (pathname: string) => tagsOf(pathname, ['en', 'de']).some((tag) => changedTags(change).has(tag));

  it('is on the pages of cruises in every language', () => {
    expect([...changedTags(change)]).toEqual(['cruises']);
    const pages = ['en', 'de'].flatMap((locale) => [
      `/${locale}/toursForCruises`,
      `/${locale}/toursForCruises/${lateSailingId}`,
      `/${locale}/toursForCruises/ships/meridian-star`,
      `/${locale}/toursForCruises/lines/meridian-lines`,
    ]);
    expect(pages.filter((page) => !isOutdated(page))).toEqual([]);
    expect(changedPaths(change, ['en', 'de'])).toEqual(expect.arrayContaining(pages));
  });

  it('leaves no page of a sailing that is gone', () => {
    const [gone = ''] = catalogue.cruises.routes.keys();
    expect(changedPaths(change, ['en'])).toContain(`/en/toursForCruises/${gone}`);
  });

  it('is on home, which has the next ones, and on no page of a tour or place', () => {
    expect(isOutdated('/en/')).toBe(true);
    const others = ['/en/toursAndActivities', '/de/topDestinations', '/en/tours/rome', `/en/tours/rome/${tour.slug}-${tourId}`];
    expect(others.filter(isOutdated)).toEqual([]);
    const paths = changedPaths(change, ['en']);
    expect(paths.filter((one) => one.startsWith('/en/tours/'))).toEqual([]);
  });
});

describe('a tour that has changed', () => {
  const change = changeBetween(catalogue, without);
  const routes = [...catalogue.cruises.routes.values()];
  const callsAtRome = ({ calls }: CruiseRoute) => calls.some(({ port }) => port.city === 'rome');
  const pageOf = ({ cruiseRouteUuid }: CruiseRoute) => `/en/toursForCruises/${cruiseRouteUuid}`;
  const cruisePages = changedPaths(change, ['en']).filter((path) => path.startsWith('/en/toursForCruises'));

  it('is on the pages of the sailings that call at its place, and of their ships and lines', () => {
    const calling = routes.filter(callsAtRome);
    expect(calling.length).toBeGreaterThan(0);
    const ships = calling.flatMap(({ ship }) => [
      `/en/toursForCruises/ships/${slugOf(ship.name)}`,
      `/en/toursForCruises/lines/${slugOf(ship.line.name)}`,
    ]);
    expect(new Set(cruisePages)).toEqual(new Set(['/en/toursForCruises', ...calling.map(pageOf), ...ships]));
    expect(cruisePages.filter((page) => !tagsOf(page, ['en']).some((tag) => changedTags(change).has(tag)))).toEqual([]);
    expect([...changedTags(change)]).not.toContain('cruises');
  });

  it('is on no page of a sailing that calls elsewhere', () => {
    const elsewhere = routes.filter((route) => !callsAtRome(route)).map(pageOf);
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere.filter((page) => cruisePages.includes(page))).toEqual([]);
  });
});

it('a ship that has another name has left the page of its old name', () => {
  const { cruises } = catalogue;
  const [id = '', ship] = [...cruises.ships][0] ?? [];
  if (!ship) throw new Error('the catalogue has no ship');
  const renamed = { ...cruises, ships: new Map([...cruises.ships, [id, { ...ship, name: 'Northern Star' }]]), sources: [] };
  const pages = ['/en/toursForCruises/ships/meridian-star', '/en/toursForCruises/ships/northern-star'];
  expect(changedPaths(changeBetween(catalogue, { ...catalogue, cruises: renamed }), ['en'])).toEqual(expect.arrayContaining(pages));
});

it('the pages of a tour that has changed are told of before all others, in every language', () => {
  const change = changeBetween(catalogue, without);
  const own = ['/en', '/de'].map((locale) => `${locale}/tours/rome/${tour.slug}-${tourId}`);
  expect(changedPaths(change, ['en', 'de']).slice(0, 2)).toEqual(own);
});
