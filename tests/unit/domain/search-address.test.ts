import { expect, it } from 'vitest';
import { noChoices } from '#domain/listing.ts';
import { readSearched, searchAddress } from '#domain/search-address.ts';

it('writes an address that people can read, and reads it again', () => {
  const searched = { query: 'with kids & dogs', without: ['suits:families', 'access:dogs'] };
  const address = searchAddress('en', searched, { ...noChoices, sort: 'low' });
  expect(address).toBe('/en/search?q=with+kids+%26+dogs&without=access:dogs,suits:families&sort=low');
  expect(readSearched(new URL(address, 'https://shop.example').search)).toEqual({
    query: searched.query,
    without: ['access:dogs', 'suits:families'],
  });
  expect(searchAddress('de', { query: 'Rom', without: [] }, noChoices)).toBe('/de/search?q=Rom');
});

it.each(['?q=x&without=', '?q=x&without=%3Cb%3E', '?q=x&without=suits', `?q=x&without=suits:${'x'.repeat(100)}`])(
  '%s takes nothing away',
  (search) => expect(readSearched(search)).toEqual({ query: 'x', without: [] }),
);

it('counts a wish once, and a query up to its longest', () => {
  expect(readSearched('?q=x&without=time:evening,time:evening').without).toEqual(['time:evening']);
  expect(readSearched(`?q=${'x'.repeat(300)}`).query).toHaveLength(200);
});
