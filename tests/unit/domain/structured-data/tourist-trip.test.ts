import { expect, it } from 'vitest';
import { touristTrip } from '#domain/structured-data/tourist-trip.ts';

const port = { locationUuid: '10000000-0000-4000-8000-000000000001', latitude: 41.9, longitude: 12.5, city: 'Rome', country: 'Italy' };
const sailing = {
  name: 'Rome and back',
  description: 'Tours for Rome.',
  path: '/en/toursForCruises/x',
  provider: 'Meridian Lines',
  ports: [{ ...port, city: 'Piraeus', country: 'Greece', latitude: 37.9, longitude: 23.6 }, port],
};

it('says who sails, and where to in the order of the calls', () => {
  const place = (position: number, name: string, latitude: number, longitude: number) => ({
    '@type': 'ListItem',
    position,
    name,
    item: { '@type': 'Place', name, geo: { '@type': 'GeoCoordinates', latitude, longitude } },
  });
  expect(touristTrip(sailing, new URL('https://shop.example'))).toEqual({
    '@type': 'TouristTrip',
    name: 'Rome and back',
    description: 'Tours for Rome.',
    url: 'https://shop.example/en/toursForCruises/x',
    provider: { '@type': 'Organization', name: 'Meridian Lines' },
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [place(1, 'Piraeus, Greece', 37.9, 23.6), place(2, 'Rome, Italy', 41.9, 12.5)],
    },
  });
});
