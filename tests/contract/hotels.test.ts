import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Destination } from '#backend/catalogue/catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import type { HotelSearch } from '#contracts/hotels.ts';
import { findHotelContent, listHotelFilters, listRooms, searchHotels } from '#contracts/documented/hotels.ts';
import { searchLocations } from '#contracts/documented/locations.ts';
import { createQuote } from '#contracts/documented/quotes.ts';
import type { Selection } from '#contracts/quotes.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { houseIn } from '#tests/support/house.ts';
import { shopperAt } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { roomIn } from '#tests/support/stays.ts';

const clock = testClock('2027-03-01T23:30:00Z');
const content = await readCatalogue();
const cityNamed = (id: string) => content.destinations.get(id) as Destination;
const rome = cityNamed('rome');

const plain = houseIn(rome);
const grand = houseIn(rome, {
  hotelId: 'd3a3b5f2-1f0e-4b4b-8f14-6a0f0a3f9c22',
  slug: 'grand-house',
  hotelName: 'Grand House',
  stars: 5,
  amenities: ['wifi', 'pool', 'spa'],
  cityTax: { perAdult: 10 },
  rooms: plain.rooms.map((room) => ({ ...room, price: room.price * 3 })),
  ratePlans: plain.ratePlans.filter(({ id }) => id !== 'saver'),
});
const hostel = houseIn(rome, {
  hotelId: 'a2f0c7d4-6b1f-4c6d-8d2e-2b9e1c7a5d33',
  slug: 'bunk-house',
  lodgingType: 'hostel',
  stars: undefined,
  hotelName: 'Bunk House',
  rooms: plain.rooms.filter(({ id }) => id === 'single').map((room) => ({ ...room, price: 20 })),
  leastStay: [{ weekdays: ['sat'], nights: 2 }],
});
const elsewhere = houseIn(cityNamed('paris'), { hotelId: 'c9d8e7f6-5a4b-4c3d-9e1f-0a1b2c3d4e44', slug: 'paris-house' });

let server: RunningServer;
let shop: Target;
beforeAll(async () => {
  const hotels = new Map([plain, grand, hostel, elsewhere].map((hotel) => [hotel.hotelId, hotel]));
  server = await startTestServer({ clock: clock.now, catalogue: { ...content, hotels } });
  shop = { origin: server.url, close: () => server.close() };
});
afterAll(() => server.close());

const stay = { calculatedDateFrom: '2027-03-03', calculatedDateTo: '2027-03-05' };

async function search(changes: Partial<Omit<HotelSearch, 'rooms'>> & { rooms?: unknown } = {}, id = 'rome') {
  const { body } = await call(shop, searchHotels, { params: { id }, body: { ...stay, ...changes } });
  if (!body) throw new Error('no hotels');
  return body;
}
const namesIn = ({ hotels }: Awaited<ReturnType<typeof search>>) => hotels.map(({ hotelName }) => hotelName);

// Requirements 3.10, 3.11, 7.8 and 9.3.
describe('a search', () => {
  it('finds the hotels of a city with rooms for two, the cheapest first, with all that guests pay', async () => {
    const { hotels, totalElements } = await search();
    expect(totalElements).toBe(2);
    expect(hotels).toMatchObject([
      { hotelid: plain.hotelId, rating: 561, from: 90, grandTotal: 180, freeCancellation: false, board: 'room-only' },
      { hotelid: grand.hotelId, rating: 563, from: 320, grandTotal: 640, freeCancellation: true },
    ]);
    expect(hotels[0]).toMatchObject({
      cityCode: 'rome',
      locationUuid: rome.locationUuid,
      currencyCode: 'EUR',
      rooms: [{ roomNumber: 1, adults: 2, childrenAges: [], roomId: 'double', ratePlanId: 'saver' }],
      staticInfo: { checkIn: { from: '15:00' }, checkOut: '11:00', amenities: ['wifi', 'breakfast', 'lift'] },
    });
  });

  it('finds the same by the uuid of the place, a page at a time', async () => {
    const second = await search({ page: 1, resultsPerPage: 1 }, rome.locationUuid);
    expect(namesIn(second)).toEqual(['Grand House']);
    expect(second.totalElements).toBe(2);
  });

  it('gives each room that is asked for one of its own', async () => {
    const { hotels } = await search({ rooms: [{ adultsCode: 1 }, { adultsCode: 3 }] });
    expect(hotels[0]).toMatchObject({ hotelName: 'Plain House', rooms: [{ roomId: 'single' }, { roomId: 'family' }] });
    expect(namesIn(await search({ rooms: [{ adultsCode: 3 }, { adultsCode: 4 }] }))).toEqual([]);
    expect(namesIn(await search({ rooms: [{ adultsCode: 2, children: [5, 7] }] }))).toEqual(['Plain House', 'Grand House']);
  });

  it.each([
    ['rating', [562, 563], ['Grand House']],
    ['lodgingType', ['hostel'], []],
    ['amenity', ['pool', 'wifi'], ['Grand House']],
    ['amenity', ['pool', 'lift'], []],
    ['board', ['breakfast'], ['Plain House', 'Grand House']],
  ] as const)('is narrowed by %s %j', async (fieldName, fieldValues, names) => {
    expect(namesIn(await search({ conditions: [{ fieldName, fieldValues: [...fieldValues] }] }))).toEqual(names);
  });

  it('asked for rates that give all money back, shows the price of those', async () => {
    const { hotels } = await search({ conditions: [{ fieldName: 'freeCancellation', fieldValues: ['true'] }] });
    expect(hotels[0]).toMatchObject({ hotelName: 'Plain House', grandTotal: 200, freeCancellation: true });
  });

  it('leaves out what no stay of that length begins in on that day', async () => {
    const saturday = { calculatedDateFrom: '2027-03-06', rooms: [{ adultsCode: 1 }] };
    expect(namesIn(await search({ ...saturday, calculatedDateTo: '2027-03-07' }))).toEqual(['Plain House', 'Grand House']);
    expect(namesIn(await search({ ...saturday, calculatedDateTo: '2027-03-08' }))).toEqual(['Bunk House', 'Plain House', 'Grand House']);
  });

  it('says what it has in the language and currency that are asked for', async () => {
    const { hotels } = await search({ language: 'de', currency: 'JPY', includeStaticData: false });
    expect(hotels[0]).toMatchObject({ language: 'de', currencyCode: 'JPY' });
    expect(Number.isInteger(hotels[0]?.grandTotal)).toBe(true);
    expect(hotels[0]).not.toHaveProperty('staticInfo');
  });

  it.each([
    ['of yesterday, by the calendar of the place', { calculatedDateFrom: '2027-03-01' }, 'calculatedDateFrom'],
    ['without a night', { calculatedDateTo: '2027-03-03' }, 'calculatedDateTo'],
    ['of more nights than a stay has', { calculatedDateTo: '2027-04-10' }, 'calculatedDateTo'],
    ['for nobody', { rooms: [{ adultsCode: 0 }] }, 'rooms.0.adultsCode'],
  ])('%s is refused, and the field named', async (_, changes, field) => {
    const refused = await refusal(shop, searchHotels, { params: { id: 'rome' }, body: { ...stay, ...changes } });
    expect(refused).toMatchObject({ code: 'invalid_request', details: { field } });
  });

  it('in a city that there is not finds nothing', async () => {
    const refused = await refusal(shop, searchHotels, { params: { id: 'atlantis' }, body: stay });
    expect(refused).toMatchObject({ code: 'not_found' });
  });
});

// Requirements 7.8 and 9.6.
describe('rooms and rates', () => {
  const roomsOf = (id: string, changes = {}) => call(shop, listRooms, { params: { id }, body: { ...stay, ...changes } });

  it('are those that each party fits into, valid for 15 minutes', async () => {
    const { body } = await roomsOf(grand.hotelId, { rooms: [{ adultsCode: 2 }, { adultsCode: 3 }] });
    expect(body).toMatchObject({ hotelid: grand.hotelId, currencyCode: 'EUR', hotelOfferExpiresAt: '2027-03-01T23:45:00.000Z' });
    expect(body?.rooms.map(({ choices }) => choices.map(({ roomId }) => roomId))).toEqual([['double', 'family'], ['family']]);
    expect(body?.rooms[0]?.choices[0]?.rates).toMatchObject([
      { ratePlanId: 'member', isForMembers: true, total: 520 },
      { ratePlanId: 'flexible', cityTax: 40, total: 640, cancellationTerms: [{ daysBefore: 2, share: 1 }] },
      {
        ratePlanId: 'breakfast',
        board: 'breakfast',
        nights: [
          { day: '2027-03-03', price: 316 },
          { day: '2027-03-04', price: 316 },
        ],
        total: 672,
      },
    ]);
  });

  it('are none where no stay begins, and why is said', async () => {
    const { body } = await roomsOf(hostel.hotelId, {
      calculatedDateFrom: '2027-03-06',
      calculatedDateTo: '2027-03-07',
      rooms: [{ adultsCode: 1 }],
    });
    expect(body).toMatchObject({ closed: { reason: 'least_stay', nights: 2 }, rooms: [{ choices: [] }] });
  });

  it('of a hotel that there is not are not found', async () => {
    const refused = await refusal(shop, listRooms, { params: { id: '00000000-0000-4000-8000-000000000000' }, body: stay });
    expect(refused).toMatchObject({ code: 'not_found' });
  });
});

// Requirements 7.7.
describe('what is true of hotels whatever the day', () => {
  it.each([
    ['hotelId', plain.hotelId.toUpperCase(), ['Plain House']],
    ['productId', grand.hotelId, ['Grand House']],
    ['locationUuid', rome.locationUuid, ['Plain House', 'Grand House', 'Bunk House']],
  ] as const)('is found by %s', async (fieldName, value, names) => {
    const { body } = await call(shop, findHotelContent, { body: { conditions: [{ fieldName, fieldValues: [value] }] } });
    expect(body?.hotels.map(({ hotelName }) => hotelName)).toEqual(names);
  });

  it('is in the language of a condition, or of the request', async () => {
    const byId = { fieldName: 'hotelId', fieldValues: [plain.hotelId] } as const;
    const german = { fieldName: 'language', fieldValues: ['de'] } as const;
    const conditions = [byId, german].map((one) => ({ ...one, fieldValues: [...one.fieldValues] }));
    const { body } = await call(shop, findHotelContent, { body: { conditions } });
    expect(body?.hotels).toMatchObject([{ language: 'de', directions: 'Mit der U-Bahn.', from: 90, childrenUpToAge: 11 }]);
    const asked = { body: { conditions: conditions.slice(0, 1) }, headers: { 'Accept-Language': 'de' } };
    expect((await call(shop, findHotelContent, asked)).body?.hotels).toMatchObject([{ language: 'de' }]);
  });

  it('has pictures that the image host shows', async () => {
    const { body } = await call(shop, findHotelContent, { body: { conditions: [{ fieldName: 'hotelId', fieldValues: [plain.hotelId] }] } });
    const [first] = body?.hotels[0]?.images ?? [];
    const picture = await fetch(`${server.url}${first?.thumb}/360.webp`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${server.url}/images/rome/hotels/plain-house/9/360.webp`)).status).toBe(404);
  });
});

// Requirements 7.8.
describe('filters', () => {
  it('are those that hotels of the place differ by', async () => {
    const { body } = await call(shop, listHotelFilters, { query: { location: 'rome' } });
    const valuesOf = (id: string) => body?.filterOptions.find((option) => option.id === id)?.values;
    expect(valuesOf('rating')).toEqual([
      { id: 563, title: '5 stars', count: 1 },
      { id: 561, title: '3 stars', count: 1 },
      { id: 558, title: 'No stars', count: 1 },
    ]);
    expect(valuesOf('lodgingType')).toEqual([
      { id: 'hotel', title: 'Hotel', count: 2 },
      { id: 'hostel', title: 'Hostel', count: 1 },
    ]);
    expect(valuesOf('board')?.map(({ id }) => id)).toEqual(['room-only', 'breakfast']);
  });

  it('are in the language of the request', async () => {
    const { body } = await call(shop, listHotelFilters, { query: {}, headers: { 'Accept-Language': 'de' } });
    expect(body?.filterOptions.at(-1)?.values).toEqual([{ id: 'true', title: 'Kostenlos stornierbar', count: 4 }]);
  });
});

it('places say whether they have hotels', async () => {
  const { body } = await call(shop, searchLocations, { query: { products: 'hotels' } });
  expect(body?._embedded?.locationList.map(({ id }) => id).sort()).toEqual(['paris', 'rome']);
});

// Requirements 3.13 and 5: what is chosen is one room, from the day of arrival to the one on which its guests leave.
describe('a room', () => {
  const wish = { from: '2027-03-03', to: '2027-03-05', room: 'double' };
  const price = (chosen: Partial<Parameters<typeof roomIn>[1]>, more: Partial<Selection> = {}) => ({
    params: { productType: 'hotels' },
    body: { ...roomIn(plain, { ...wish, ...chosen }), ...more, currency: 'EUR' as const },
  });

  it('has the price that the list of its house has', async () => {
    const { body } = await call(shop, createQuote, price({}));
    expect(body).toMatchObject({ grandTotal: 200, lines: [{ label: 'Double room, room only, 2 nights', quantity: 1, total: 200 }] });
  });

  it.each([
    ['by a rate for members', { ratePlan: 'member' }, 'options'],
    ['for more guests than it sleeps', { room: 'single' }, 'options'],
    ['that the house does not have', { room: 'penthouse' }, 'options'],
    ['without a night', { to: wish.from }, 'options.to'],
    ['for more than thirty nights', { to: '2027-04-03' }, 'options.to'],
    ['for a child of no age', { childrenAges: 'four' }, 'options.childrenAges'],
  ])('%s is refused, and the field named', async (_, chosen, field) => {
    expect(await refusal(shop, createQuote, price(chosen))).toMatchObject({ code: 'invalid_request', details: { field } });
  });

  it.each([
    ['in the past', price({ from: '2027-02-01', to: '2027-02-02' })],
    ['more than a year ahead', price({ from: '2028-03-10', to: '2028-03-12' })],
    ['at another hour than that of check-in', price({}, { startingTime: '09:00' })],
  ])('%s has no price', async (_, asked) => {
    expect((await call(shop, createQuote, asked)).body).toBeNull();
  });

  it('that is held leaves one less, and the last one that is held leaves none in rooms and search', async () => {
    const hold = (room: string, adults: number) => shopperAt(server.url).hold(roomIn(plain, { ...wish, room, adults }));
    const left = async (adultsCode: number) => {
      const { body } = await call(shop, listRooms, { params: { id: plain.hotelId }, body: { ...stay, rooms: [{ adultsCode }] } });
      return body?.rooms[0]?.choices.map(({ roomId, roomsLeft }) => `${roomId} ${roomsLeft}`);
    };
    expect(await left(4)).toEqual(['family 1']);
    await hold('double', 2);
    expect(await left(2)).toEqual(['double 2', 'family 1']);
    await hold('family', 4);
    expect(await left(4)).toEqual([]);
    expect(namesIn(await search({ rooms: [{ adultsCode: 4 }] }))).toEqual(['Grand House']);
    const later = { calculatedDateFrom: '2027-03-05', calculatedDateTo: '2027-03-06' };
    expect(namesIn(await search({ ...later, rooms: [{ adultsCode: 4 }] }))).toEqual(['Plain House', 'Grand House']);
  });
});
