import { expect, test } from 'vitest';
import type { Location } from '#contracts/locations.ts';
import { suggestionsOf } from '#domain/suggestions.ts';
import { tour } from '../../support/tour.ts';

const hongKong: Location = {
  locationUuid: '10000000-0000-4000-8000-000000000002',
  id: 'hong-kong',
  name: 'Hongkong',
  stateName: '',
  countryName: 'China',
  latitude: 22.3,
  longitude: 114.2,
  teaserImageUrl: '/images/hong-kong/sightseeing',
  _links: {},
};
const ferry = tour({
  tourName: 'Star Ferry',
  normalizedUrlPath: 'tours/hong-kong/star-ferry-1',
  location: 'Hongkong, China',
  categories: [
    { id: 'boat', title: 'Auf dem Wasser' },
    { id: 'night', title: 'Am Abend' },
  ],
});

test('what fits best comes first', () => {
  const kinds = (bestMatchType: 'tour' | 'location') =>
    suggestionsOf({ bestMatchType, tours: [ferry], locations: [hongKong], understood: [], near: [] }, 'de').map(({ kind }) => kind);
  expect(kinds('tour')).toEqual(['tour', 'place']);
  expect(kinds('location')).toEqual(['place', 'tour']);
});

test('a place leads to its tours, a tour to its page', () => {
  const [place, offer] = suggestionsOf(
    { bestMatchType: 'location', tours: [ferry], locations: [hongKong], understood: [], near: [] },
    'de',
  );
  expect(place).toMatchObject({ name: 'Hongkong', place: 'China', href: '/de/tours/hong-kong', image: '/images/hong-kong/sightseeing' });
  expect(offer).toMatchObject({
    name: 'Star Ferry',
    place: 'Hongkong',
    categories: 'Auf dem Wasser, Am Abend',
    href: '/de/tours/hong-kong/star-ferry-1',
  });
});
