import { describe, expect, it } from 'vitest';
import { filesOfHotelPicture, type HotelPicture } from '#backend/catalogue/hotel-pictures.ts';
import { readHotels } from '#backend/catalogue/read-hotels.ts';
import { readerOf } from '#backend/catalogue/read-file.ts';
import { cataloguePath } from '#backend/root.ts';
import { distanceBetween } from '#domain/distance.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const { destinations } = await readCatalogue();
const hotels = await readHotels(readerOf({ directory: cataloguePath() }, new Map()), { directory: cataloguePath() });
const all = Object.entries(hotels).flatMap(([city, some]) => some.map((hotel) => [`${city}/${hotel.slug}`, city, hotel] as const));

const twinsIn = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) < index);
const looks = (city: string, picture: HotelPicture): string => filesOfHotelPicture(city, picture).join(' ');

describe.each(Object.entries(hotels))('the houses of %s', (city, some) => {
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
  it('has an id of its own', () => {
    expect(twinsIn(all.map(([, , { hotelId }]) => hotelId))).toEqual([]);
  });

  it.each(all)('%s is in its city', (_, city, hotel) => {
    const destination = destinations.get(city);
    expect(destination && distanceBetween(destination, hotel)).toBeLessThan(25);
  });

  it.each(all)('%s has pictures that differ', (_, city, { pictures }) => {
    expect(twinsIn(pictures.map((picture) => looks(city, picture)))).toEqual([]);
  });

  it.each(all)('%s has room for two, and a price that gives all money back', (_, __, { rooms, ratePlans }) => {
    expect(rooms.some(({ occupancy, count }) => occupancy.adults >= 2 || count >= 2)).toBe(true);
    expect(ratePlans.some(({ cancellationTerms: [first] }) => first?.share === 1)).toBe(true);
  });

  it.each(all)('%s is written with typographic quotes and apostrophes', (_, __, hotel) => {
    expect(JSON.stringify(hotel).match(/\p{L}'\p{L}|\\"/gu) ?? []).toEqual([]);
  });
});
