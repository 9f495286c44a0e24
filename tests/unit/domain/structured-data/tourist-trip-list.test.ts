import { expect, it } from 'vitest';
import { touristTripList } from '#domain/structured-data/tourist-trip-list.ts';

it('names each sailing, who sails it and where its page is', () => {
  const sailing = { name: 'Rome and back', description: 'Meridian Star, 9 – 16 May 2027', provider: 'Meridian Lines' };
  const list = touristTripList(
    [
      { ...sailing, path: '/en/toursForCruises/x' },
      { ...sailing, path: '/en/toursForCruises/y' },
    ],
    new URL('https://shop.example'),
  );
  const item = (position: number, url: string) => ({
    '@type': 'ListItem',
    position,
    name: 'Rome and back',
    item: {
      '@type': 'TouristTrip',
      name: 'Rome and back',
      description: 'Meridian Star, 9 – 16 May 2027',
      url,
      provider: { '@type': 'Organization', name: 'Meridian Lines' },
    },
  });
  expect(list).toEqual({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [item(1, 'https://shop.example/en/toursForCruises/x'), item(2, 'https://shop.example/en/toursForCruises/y')],
  });
});
