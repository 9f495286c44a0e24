import { expect, it } from 'vitest';
import { shownQuery } from '#domain/shown-query.ts';

it.each([
  ['/en/toursAndActivities', '?sort=low&affiliate=ada&category=food', '?sort=low&category=food'],
  ['/en/toursAndActivities', '?category=food&sort=low', '?sort=low&category=food'],
  ['/de/activities/rome', '?category=boat,food', '?category=food,boat'],
  ['/en/tours/rome', '?sort=dear&rating=3', ''],
  ['/en/search', '?sort=low&q=%20pasta%20&x=1', '?q=pasta&sort=low'],
  ['/en/search', '?without=time:evening,access:dogs&q=boat&x=1', '?q=boat&without=access:dogs,time:evening'],
  ['/en/search', '?q=boat&without=<b>', '?q=boat'],
  ['/en/search', '?q=', ''],
  ['/fr/search', '?q=pasta', ''],
  ['/fr/tours/rome', '?sort=low', ''],
  ['/en/aboutUs', '?sort=low&q=pasta', ''],
  ['/en/toursAndActivities', '', ''],
])('%s%s shows %j', (pathname, search, shown) => {
  expect(shownQuery(pathname, search, ['en', 'de'])).toBe(shown);
});
