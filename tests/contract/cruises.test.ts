import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import type { Cruise } from '#contracts/cruises.ts';
import {
  getCruise,
  getCruiseImagePaths,
  listCruiseLines,
  listCruisePorts,
  listCruiseRoutes,
  listCruiseShips,
} from '#contracts/documented/cruises.ts';
import { startTimesOn } from '#backend/catalogue/start-times.ts';
import { instantOfWallTime } from '#domain/day.ts';
import { brandFactsOf } from '#build/brand/files.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { pastaTour, shopperAt } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { sellOut } from '#tests/support/sell-out.ts';
import { romeAndBack, withSailings } from '#tests/support/sailings.ts';

const sailing = '11111111-1111-4111-8111-111111111111';
const later = '22222222-2222-4222-8222-222222222222';
const beyond = '33333333-3333-4333-8333-333333333333';
const petrel = '44444444-4444-4444-8444-444444444444';
const unknown = '00000000-0000-4000-8000-000000000000';

const clock = testClock('2027-04-01T10:00:00Z');
const catalogue = withSailings(await readCatalogue(), [
  romeAndBack(later, '2027-06-06'),
  romeAndBack(sailing, '2027-05-10'),
  romeAndBack(beyond, '2027-12-01'),
  romeAndBack(petrel, '2027-05-10', 'petrel-sound'),
]);

const pasta = catalogue.tours.get(pastaTour.tourId) as Tour;

let server: RunningServer;
let shop: Target;
let petrelServer: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ clock: clock.now, catalogue });
  shop = { origin: server.url, close: () => server.close() };
  petrelServer = await startTestServer({ clock: clock.now, catalogue, brand: await brandFactsOf('blue-petrel') });
});
afterAll(async () => {
  await server.close();
  await petrelServer.close();
});

const { cruises } = catalogue;
const lineNamed = (name: string) => cruises.lines.find((line) => line.name === name)!;
const shipNamed = (name: string) => [...cruises.ships.values()].find((ship) => ship.name === name)!;

async function cruiseOf(id: string, query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Cruise> {
  const { body } = await call(shop, getCruise, { params: { id }, query, headers });
  if (!body) throw new Error('no cruise');
  return body;
}
const callOn = ({ days }: Cruise, day: string) => days.find((one) => one.day === day)?.calls[0];

// Requirements 3.13 to 3.15 and 7.9.
describe('lines, ships and sailings', () => {
  it('lead from a line to its ships and their sailings, the earliest first', async () => {
    const { body: lines } = await call(shop, listCruiseLines, { query: { type: 'all' } });
    expect(lines?._embedded?.cruiseLineList).toMatchObject([
      { name: 'Meridian Lines', cruiseLineUuid: lineNamed('Meridian Lines').cruiseLineUuid },
    ]);
    const { body: ships } = await call(shop, listCruiseShips, { query: { cruiseLine: lineNamed('Meridian Lines').cruiseLineUuid } });
    expect(ships?._embedded?.cruiseShipList.map(({ name }) => name)).toContain('Meridian Star');
    const { body } = await call(shop, listCruiseRoutes, { query: { cruiseShip: shipNamed('Meridian Star').cruiseShipUuid } });
    const routes = body?._embedded?.cruiseRouteList ?? [];
    expect(routes.map(({ cruiseRouteUuid }) => cruiseRouteUuid)).toEqual([sailing, later, beyond]);
    expect(routes[0]).toMatchObject({
      routeStartDate: '2027-05-10',
      routeEndDate: '2027-05-15',
      title_en: 'Rome and back',
      title_de: 'Nach Rom und zurück',
      cruiseLineName: 'Meridian Lines',
      cruiseShipName: 'Meridian Star',
    });
    const rome = catalogue.destinations.get('rome')!;
    expect(routes[0]?.cruiseRoutePorts.map(({ city }) => city)).toEqual(['Barcelona', 'Rome', 'Mykonos', 'Barcelona']);
    expect(routes[0]?.cruiseRoutePorts[1]).toMatchObject({ locationUuid: rome.locationUuid, country: 'Italy' });
  });

  it('say what guests can expect, in the language that is asked for', async () => {
    const headers = { 'accept-language': 'de' };
    const meridian = lineNamed('Meridian Lines');
    const star = shipNamed('Meridian Star');
    const { body: lines } = await call(shop, listCruiseLines, { headers });
    expect(lines?._embedded?.cruiseLineList[0]).toEqual({
      name: meridian.name,
      cruiseLineUuid: meridian.cruiseLineUuid,
      description: meridian.description?.de,
    });
    const { body: ships } = await call(shop, listCruiseShips, { query: { cruiseLine: meridian.cruiseLineUuid }, headers });
    const { cruiseShipUuid, name, guests, decks, launched } = star;
    expect(ships?._embedded?.cruiseShipList).toContainEqual({
      ...{ name, cruiseShipUuid, guests, decks, launched },
      description: star.description?.de,
      berthing: star.berthing?.de,
    });
  });

  it('say how many tours guests can take in a port, and nothing of a port without', async () => {
    const { body } = await call(shop, listCruiseRoutes, { query: { cruiseShip: shipNamed('Meridian Star').cruiseShipUuid } });
    const [barcelona, rome, mykonos] = body?._embedded?.cruiseRouteList[0]?.cruiseRoutePorts ?? [];
    const toursIn = (city: string) => [...catalogue.tours.values()].filter(({ destination }) => destination.id === city);
    const excursionsIn = (city: string) => toursIn(city).filter(({ categories }) => !categories.includes('transfer')).length;
    expect(excursionsIn('barcelona')).toBeLessThan(toursIn('barcelona').length);
    expect(barcelona).toMatchObject({ cityId: 'barcelona', excursions: excursionsIn('barcelona') });
    expect(rome).toMatchObject({ cityId: 'rome', excursions: excursionsIn('rome') });
    expect(mykonos).toMatchObject({ city: 'Mykonos' });
    expect(mykonos).not.toHaveProperty('cityId');
    expect(mykonos).not.toHaveProperty('excursions');
  });

  it('of a ship or line that there is not are none', async () => {
    expect((await call(shop, listCruiseShips, { query: { cruiseLine: unknown } })).body).toEqual({});
    expect((await call(shop, listCruiseRoutes, { query: { cruiseShip: unknown } })).body).toEqual({});
  });

  it('that have ended are gone', async () => {
    const ended = testClock('2027-05-16T10:00:00Z');
    const other = await startTestServer({ clock: ended.now, catalogue });
    const there = { origin: other.url, close: () => other.close() };
    const { body } = await call(there, listCruiseRoutes, { query: { cruiseShip: shipNamed('Meridian Star').cruiseShipUuid } });
    expect(body?._embedded?.cruiseRouteList.map(({ cruiseRouteUuid }) => cruiseRouteUuid)).toEqual([later, beyond]);
    expect((await refusal(there, getCruise, { params: { id: sailing } })).code).toBe('not_found');
    await other.close();
  });
});

// Requirements 9.10.
describe("a line under an organisation's label", () => {
  it('is in the shop of the organisation, alone', async () => {
    const target = { origin: petrelServer.url, close: () => petrelServer.close() };
    const { organizationId = '', cruiseLineUuid } = lineNamed('Blue Petrel Line');
    const own = [expect.objectContaining({ name: 'Blue Petrel Line', cruiseLineUuid })];
    const asked = { type: 'whitelabel', organizationId };
    expect((await call(target, listCruiseLines, { query: asked })).body?._embedded?.cruiseLineList).toEqual(own);
    expect((await call(target, listCruiseLines)).body?._embedded?.cruiseLineList).toEqual(own);
    expect((await call(target, listCruiseLines, { query: { type: 'whitelabel', organizationId: unknown } })).body).toEqual({});
    expect((await refusal(target, getCruise, { params: { id: sailing } })).code).toBe('not_found');
  });

  it('is in no other shop', async () => {
    const { organizationId = '', cruiseLineUuid } = lineNamed('Blue Petrel Line');
    expect((await call(shop, listCruiseLines, { query: { type: 'whitelabel', organizationId } })).body).toEqual({});
    expect((await call(shop, listCruiseShips, { query: { cruiseLine: cruiseLineUuid } })).body).toEqual({});
    const { cruiseShipUuid } = shipNamed('Petrel Sound');
    expect((await call(shop, listCruiseRoutes, { query: { cruiseShip: cruiseShipUuid } })).body).toEqual({});
    expect((await refusal(shop, getCruise, { params: { id: petrel } })).code).toBe('not_found');
    expect((await refusal(shop, getCruiseImagePaths, { params: { id: petrel } })).code).toBe('not_found');
  });
});

// Requirements 7.9.
describe('GET /ToursForCruises/cruise/{id}', () => {
  it('has a day for each day on board, and says when the ship is where', async () => {
    const cruise = await cruiseOf(sailing);
    expect(cruise.days.map(({ day, calls }) => `${day} ${calls.map(({ port }) => port).join()}`.trim())).toEqual([
      '2027-05-10 Barcelona',
      '2027-05-11',
      '2027-05-12 Civitavecchia',
      '2027-05-13 Mykonos',
      '2027-05-14',
      '2027-05-15 Barcelona',
    ]);
    expect(callOn(cruise, '2027-05-12')).toMatchObject({
      city: 'Rome',
      arrival: '2027-05-12T07:00',
      departure: '2027-05-12T21:00',
      allAboard: '2027-05-12T20:30',
      berth: 'docked',
      timeZone: 'Europe/Rome',
      cityId: 'rome',
    });
    expect(callOn(cruise, '2027-05-13')).toMatchObject({ berth: 'tender', shipTimeZone: 'Europe/Rome', tours: [] });
    expect(callOn(cruise, '2027-05-13')).not.toHaveProperty('cityId');
  });

  it('says what weather is usual in the month of the day', async () => {
    const { climate } = catalogue.cruises.routes.get(sailing)!.calls[1]!.port;
    const may = { high: climate!.high[4], low: climate!.low[4], rainDays: climate!.rainDays[4], from: 1991, to: 2020 };
    expect(callOn(await cruiseOf(sailing), '2027-05-12')?.climateNormals).toEqual(may);
    expect(callOn(await cruiseOf(beyond), '2027-12-03')?.climateNormals).toMatchObject({ high: climate!.high[11] });
  });

  it('leads the way of the ship through its ports in their order, and around what lies between them', async () => {
    const { way = [], cruiseRoutePorts } = await cruiseOf(sailing);
    const ports = cruiseRoutePorts.map(({ latitude, longitude }) => ({ latitude, longitude }));
    const isPort = (place: (typeof way)[number]) =>
      ports.some(({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude);
    expect(way.filter(isPort)).toEqual(ports);
    expect(way.length).toBeGreaterThan(2 * ports.length);
  });

  it('names for each tour of the day its best start, what fits first, and back in time means before all aboard', async () => {
    const { tours = [] } = callOn(await cruiseOf(sailing), '2027-05-12') ?? {};
    const fits = tours.map(({ verdict }) => verdict.fit);
    expect(fits).toEqual(fits.toSorted((a, b) => ['fits', 'tight', 'no'].indexOf(a) - ['fits', 'tight', 'no'].indexOf(b)));
    expect(new Set(fits)).toContain('fits');
    expect(new Set(fits)).toContain('no');
    const allAboard = instantOfWallTime('2027-05-12T20:30', 'Europe/Rome').getTime();
    for (const { verdict } of tours.filter((tour) => tour.verdict.fit !== 'no')) {
      const spare = (allAboard - instantOfWallTime(verdict.backAt, 'Europe/Rome').getTime()) / 60_000;
      expect(verdict.minutes).toBe(spare);
      expect(spare >= 90).toBe(verdict.fit === 'fits');
    }
  });

  it('counts the way from the pier to the city and back', async () => {
    const { tours = [] } = callOn(await cruiseOf(sailing), '2027-05-12') ?? {};
    const found = tours.find(({ tourId }) => tourId === pasta.tourId);
    const ends = instantOfWallTime(`2027-05-12T${found?.startingTime}`, 'Europe/Rome').getTime() + pasta.durationMinutes * 60_000;
    const back = instantOfWallTime(found?.verdict.backAt ?? '', 'Europe/Rome').getTime();
    expect((back - ends) / 60_000).toBe(90);
  });

  it('gives every tour that it names once, in the language and the currency that are asked for', async () => {
    const cruise = await cruiseOf(sailing, { currency: 'USD' }, { 'accept-language': 'de' });
    const named = new Set(cruise.days.flatMap(({ calls }) => calls.flatMap(({ tours }) => tours.map(({ tourId }) => tourId))));
    expect(cruise._embedded.tourList.map(({ tourId }) => tourId).toSorted()).toEqual([...named].toSorted());
    expect(new Set(cruise._embedded.tourList.map(({ currencyCode }) => currencyCode))).toEqual(new Set(['USD']));
    expect(callOn(cruise, '2027-05-12')?.city).toBe('Rom');
  });

  it('leaves rides from one place to another out: nobody comes back from them', async () => {
    const cruise = await cruiseOf(sailing);
    expect(cruise._embedded.tourList.filter(({ categories }) => categories.some(({ id }) => id === 'transfer'))).toEqual([]);
  });

  it('leaves out what has no places for the party on that day', async () => {
    const idsOn = async () => (callOn(await cruiseOf(sailing), '2027-05-12')?.tours ?? []).map(({ tourId }) => tourId);
    const before = await idsOn();
    expect(before).toContain(pasta.tourId);
    for (const startingTime of startTimesOn(pasta.schedule, '2027-05-12'))
      await sellOut(shopperAt(server.url), { queryDate: '2027-05-12', startingTime });
    const after = await idsOn();
    expect(after).toEqual(before.filter((id) => id !== pasta.tourId));
    const many = callOn(await cruiseOf(sailing, { travellers: '20' }), '2027-05-12')?.tours ?? [];
    expect(many.length).toBeLessThan(after.length);
  });

  it('knows the tours of a day that cannot be booked yet', async () => {
    const { tours = [] } = callOn(await cruiseOf(beyond), '2027-12-03') ?? {};
    expect(tours.length).toBeGreaterThan(0);
  });

  it('refuses a sailing that there is not, and what is no id', async () => {
    expect((await refusal(shop, getCruise, { params: { id: unknown } })).code).toBe('not_found');
    expect((await refusal(shop, getCruise, { params: { id: 'next' } })).code).toBe('invalid_request');
    expect((await refusal(shop, getCruise, { params: { id: sailing }, query: { travellers: '0' } })).code).toBe('invalid_request');
  });
});

// Requirements 7.9.
it('the pictures of a sailing are those of its cities, each once', async () => {
  const { body } = await call(shop, getCruiseImagePaths, { params: { id: sailing } });
  expect(body?.imagePaths).toHaveLength(2);
  for (const path of body?.imagePaths ?? []) expect((await fetch(`${server.url}${path}/720.webp`)).status).toBe(200);
});

describe('ports', () => {
  it('go by all names that an itinerary may have for them, in the language that was asked for', async () => {
    const { body } = await call(shop, listCruisePorts, { headers: { 'accept-language': 'de' } });
    const list = body?._embedded?.cruisePortList ?? [];
    expect(list).toHaveLength(cruises.ports.length);
    const rome = list.find(({ cityId }) => cityId === 'rome');
    expect(rome).toMatchObject({ city: 'Rom', country: 'Italien' });
    expect(rome?.names.sort()).toEqual(['Civitavecchia', 'Rom', 'Rome']);
  });

  it('without tours have no city of the shop', async () => {
    const { body } = await call(shop, listCruisePorts, {});
    const without = cruises.ports.filter(({ city }) => city === undefined).length;
    expect(body?._embedded?.cruisePortList.filter(({ cityId }) => cityId === undefined)).toHaveLength(without);
  });
});
