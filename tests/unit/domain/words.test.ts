import { expect, it } from 'vitest';
import { slugOf } from '#domain/words.ts';

it.each([
  ['Meridian Star', 'meridian-star'],
  ['  M/S  Île de Ré ', 'm-s-ile-de-re'],
  ['Königin Luise II', 'konigin-luise-ii'],
  ["Queen's Star No. 3", 'queen-star-no-3'],
  ['Große Freiheit', 'grosse-freiheit'],
  ['海 Star 星', 'star'],
  ['海星', ''],
])('the address of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
