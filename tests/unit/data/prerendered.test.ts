import { expect, it } from 'vitest';
import { prerenderedOf } from '#data/prerendered.ts';

const toursOf = (count: number) => Array.from({ length: count }, (_, index) => ({ tourId: `tour-${index}` }));
const featured = [{ tourId: 'tour-3' }, { tourId: 'tour-1' }];
const ids = (tours: readonly { tourId: string }[]) => tours.map(({ tourId }) => tourId);

it.each([
  ['all', 3_000, 3_000],
  ['none', 5, 0],
  ['4', 5, 4],
  ['9', 5, 5],
  [undefined, 1_999, 1_999],
  [undefined, 3_000, 2_000],
  ['', 3_000, 2_000],
])('%s of %i tours are %i', (setting, count, prerendered) => {
  expect(prerenderedOf(toursOf(count), [], setting)).toHaveLength(prerendered);
});

it('takes the featured first, then the first of the list', () => {
  expect(ids(prerenderedOf(toursOf(5), featured, '3'))).toEqual(['tour-1', 'tour-3', 'tour-0']);
});

it('keeps the order of the list where all are taken', () => {
  expect(ids(prerenderedOf(toursOf(5), featured, 'all'))).toEqual(ids(toursOf(5)));
});
