import { describe, expect, it } from 'vitest';
import { filesOfHotelPicture, type HotelPicture } from '#backend/catalogue/hotel-pictures.ts';
import { distanceBetween } from '#domain/distance.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const { hotels } = await readCatalogue();
const byCity = Map.groupBy(hotels.values(), ({ destination }) => destination.id);
const all = [...hotels.values()].map((hotel) => [`${hotel.destination.id}/${hotel.slug}`, hotel] as const);

const twinsIn = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) < index);
const looks = (city: string, picture: HotelPicture): string => filesOfHotelPicture(city, picture).join(' ');

describe.each([...byCity])('the houses of %s', (city, some) => {
  it('are six, from a hostel and a guest house to five stars', () => {
    expect(some).toHaveLength(6);
    expect(some.map(({ lodgingType }) => lodgingType)).toEqual(expect.arrayContaining(['hostel', 'guest-house']));
    expect(some.map(({ stars }) => stars)).toEqual(expect.arrayContaining([3, 4, 5]));
  });

  it('have fronts that differ', () => {
    expect(twinsIn(some.map(({ pictures: [front] }) => (front ? looks(city, front) : '')))).toEqual([]);
  });

  it('have names, addresses and companies of their own', () => {
    for (const of of [
      some.map(({ hotelName }) => hotelName),
      some.map(({ address }) => address.street),
      some.map(({ operator }) => operator.email),
      some.map(({ latitude, longitude }) => `${latitude} ${longitude}`),
    ])
      expect(twinsIn(of)).toEqual([]);
  });
});

describe('every house', () => {
  it.each(all)('%s is in its city', (_, hotel) => {
    expect(distanceBetween(hotel.destination, hotel)).toBeLessThan(25);
  });

  it.each(all)('%s has pictures that differ', (_, { destination, pictures }) => {
    expect(twinsIn(pictures.map((picture) => looks(destination.id, picture)))).toEqual([]);
  });

  it.each(all)('%s has room for two, and a price that gives all money back', (_, { rooms, ratePlans }) => {
    expect(rooms.some(({ occupancy, count }) => occupancy.adults >= 2 || count >= 2)).toBe(true);
    expect(ratePlans.some(({ cancellationTerms: [first] }) => first?.share === 1)).toBe(true);
  });

  it.each(all)('%s is written with typographic quotes and apostrophes', (_, hotel) => {
    expect(JSON.stringify(hotel).match(/\p{L}'\p{L}|\\"/gu) ?? []).toEqual([]);
  });
});
