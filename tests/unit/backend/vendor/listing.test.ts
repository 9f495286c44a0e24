import { expect, test } from 'vitest';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { toursOf } from '#backend/vendor/listing.ts';

const catalogue = await readCatalogue();
const [first, second, third] = [...catalogue.tours.values()];
if (!first || !second || !third) throw new Error('the catalogue has fewer than three tours');

test('a list can be had of certain tours only, whatever else there is', () => {
  const wanted = [third.tourId, first.tourId, '00000000-0000-4000-8000-000000000000'];
  expect(toursOf(catalogue, 'tours', { tourIds: wanted })).toEqual([first, third]);
});

test('type and place still count', () => {
  const shows = toursOf(catalogue, 'shows', { location: 'rome' });
  expect(shows.length).toBeGreaterThan(0);
  expect(new Set(shows.map(({ productType, destination }) => `${productType} ${destination.id}`))).toEqual(new Set(['shows rome']));
  expect(toursOf(catalogue, 'shows', { location: 'rome', tourIds: [second.tourId] })).toEqual(
    [second].filter((tour) => shows.includes(tour)),
  );
});
