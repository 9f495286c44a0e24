import { expect, it } from 'vitest';
import { listingPaths, tagsOf } from '#domain/page-tags.ts';

const id = '0f0e0d0c-0b0a-4908-8706-050403020100';

it.each([
  [`/en/tours/rome/anything-${id}`, ['catalogue', `tour-${id}`]],
  ['/de/activities/rome', ['catalogue', 'city-rome']],
  ['/en/', ['catalogue', 'tours', 'cruises']],
  ['/en/toursAndActivities', ['catalogue', 'tours']],
  ['/de/topDestinations', ['catalogue', 'tours']],
  ['/sitemap-de.xml', ['catalogue', 'tours', 'cruises']],
  ['/en/toursForCruises', ['catalogue', 'tours', 'cruises']],
  [`/de/toursForCruises/${id}`, ['catalogue', 'tours', 'cruises']],
  ['/en/toursForCruises/ships/meridian-star', ['catalogue', 'tours', 'cruises']],
  ['/de/toursForCruises/lines/meridian-lines', ['catalogue', 'tours', 'cruises']],
  ['/en/toursForCruisesAndMore', []],
  ['/en/aboutUs', []],
  ['/en/magazine/rome', []],
  ['/_astro/app.js', []],
])('%s has the tags %j', (path, tags) => {
  expect(tagsOf(path, ['en', 'de'])).toEqual(tags);
});

it('gives no tags to a language that the brand does not offer', () => {
  const others = [
    `/en/tours/rome/x-${id}`,
    '/en/tours/rome',
    '/en/',
    '/sitemap-en.xml',
    '/en/toursForCruises',
    `/en/toursForCruises/${id}`,
  ];
  expect(others.flatMap((path) => tagsOf(path, ['de']))).toEqual([]);
});

it('finds the pages that list the tours of a place', () => {
  const paths = listingPaths(['rome'], ['de']);
  expect(paths).toEqual(expect.arrayContaining(['/de/', '/de/toursAndActivities', '/sitemap-de.xml', '/de/tours/rome', '/de/shows/rome']));
  expect(paths.every((path) => tagsOf(path, ['de']).length > 0)).toBe(true);
});
