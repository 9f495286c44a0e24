import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeBetween } from '#backend/catalogue/change.ts';
import { climateSource, cruiseLinesSource, cruiseRouteSource, portsSource, seaLanesSource } from '#backend/catalogue/cruise-source.ts';
import { areSame, cruisesOf } from '#backend/catalogue/cruises.ts';
import {
  cruisesLike,
  places,
  sourcesOf,
  uuid,
  writtenCalls,
  writtenClimate,
  writtenLanes,
  writtenLines,
  writtenPorts,
  writtenRoute,
  type WrittenCall,
} from '#tests/support/cruise-sources.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const withCalls = (calls: readonly WrittenCall[]) => () => cruisesLike({ routes: { palma: writtenRoute(calls) } });
const [first = {}, middle = {}, last = {}] = writtenCalls;
/** What there is of a call in the middle that stays so long. */
const stay = (arrival: string, departure: string, more: WrittenCall = {}) =>
  withCalls([first, { port: 'palma', arrival, departure, ...more }, last]);
const callsOf = (cruises: ReturnType<typeof cruisesLike>) => [...cruises.routes.values()][0]?.calls ?? [];

describe('the cruises of a catalogue', () => {
  it('are lines, ships by their uuids, and sailings from the day of the first call to that of the last', () => {
    const cruises = cruisesLike();
    expect(cruises.lines).toEqual([{ id: 'swan', cruiseLineUuid: uuid(1), name: 'Swan', organizationId: undefined }]);
    expect([...cruises.ships]).toEqual([
      [uuid(11), { id: 'swan-one', cruiseShipUuid: uuid(11), name: 'Swan One', line: cruises.lines[0] }],
      [uuid(12), { id: 'swan-two', cruiseShipUuid: uuid(12), name: 'Swan Two', line: cruises.lines[0] }],
    ]);
    const sailing = cruises.routes.get(uuid(31));
    expect(sailing).toMatchObject({ startDate: '2027-05-09', endDate: '2027-05-11', title: { de: 'Nach Palma' }, dateLine: undefined });
    expect(sailing?.ship).toBe(cruises.ships.get(uuid(11)));
  });

  it('have the place of a city as the place of its port, and otherwise the one that the port names', () => {
    expect(callsOf(cruisesLike()).map(({ port }) => port.locationUuid)).toEqual([uuid(21), uuid(22), uuid(21)]);
  });

  it('have sailings in the order in which they begin, whatever their files are called', () => {
    const inYear = (year: string) =>
      writtenCalls.map((call) => Object.fromEntries(Object.entries(call).map(([name, text]) => [name, text.replace('2027', year)])));
    const routes = { a: writtenRoute(inYear('2029'), 33), b: writtenRoute(inYear('2027'), 31), c: writtenRoute(inYear('2028'), 32) };
    expect([...cruisesLike({ routes }).routes.keys()]).toEqual([31, 32, 33].map(uuid));
  });

  it('keep what a call says, and what it leaves out', () => {
    const calls = callsOf(stay('2027-05-10T08:00', '2027-05-10T18:00', { berth: 'tender', shipZone: 'Europe/Rome' })());
    expect(calls[1]).toMatchObject({ berth: 'tender', shipZone: 'Europe/Rome', terminal: undefined });
    expect(calls[2]).toMatchObject({ berth: 'docked', shipZone: undefined, departure: undefined, allAboard: undefined });
    expect(calls[0]).toMatchObject({ arrival: undefined, departure: '2027-05-09T18:00' });
  });
});

describe('ports', () => {
  it('have the weather that is usual there, with the years in which it was measured, where that is known', () => {
    const [barcelona, palma] = callsOf(cruisesLike()).map(({ port }) => port);
    expect(barcelona?.climate).toBeUndefined();
    expect(palma?.climate).toEqual({ ...writtenClimate.ports.palma, period: { from: 1991, to: 2020 } });
  });

  it('are reached over the lanes of ships', () => {
    const ports = { ...writtenPorts, palma: { ...writtenPorts.palma, latitude: 39.5 } };
    const { wayBetween } = cruisesLike({ ports });
    expect(wayBetween('barcelona', 'palma')).toEqual([
      { latitude: 40.2, longitude: 2.3 },
      { latitude: 39.1, longitude: 3 },
    ]);
    expect(wayBetween('palma', 'funchal')).toEqual([]);
  });
});

describe('all aboard', () => {
  it.each([
    ['on the same day', '2027-05-10T18:00', '2027-05-10T17:30'],
    ['after midnight, the day before', '2027-05-11T00:10', '2027-05-10T23:40'],
    ['as clocks have gone forward', '2027-03-28T03:15', '2027-03-28T01:45'],
    ['at the hour to which they go forward', '2027-03-28T03:00', '2027-03-28T01:30'],
    ['as clocks have gone back', '2027-10-31T03:15', '2027-10-31T02:45'],
    ['in the hour that comes twice', '2027-10-31T02:15', '2027-10-31T01:45'],
    ['over the end of a year', '2028-01-01T00:00', '2027-12-31T23:30'],
  ])('is half an hour before the ship sails: %s', (_, departure, allAboard) => {
    const begins = withCalls([
      { port: 'palma', departure },
      { port: 'barcelona', arrival: '2028-02-01T08:00' },
    ]);
    expect(callsOf(begins())[0]?.allAboard).toBe(allAboard);
  });

  it('is what the call says, where it says it', () => {
    expect(callsOf(stay('2027-05-10T08:00', '2027-05-10T18:00', { allAboard: '2027-05-10T16:45' })())[1]?.allAboard).toBe(
      '2027-05-10T16:45',
    );
  });
});

describe('what is wrong is refused, and the file named', () => {
  const file = 'cruises/routes/palma.yaml';

  it.each([
    [
      'a ship',
      () => cruisesLike({ routes: { palma: { ...writtenRoute(), ship: 'swan-ten' } } }),
      `${file}: lines.yaml has no ship swan-ten`,
    ],
    ['a port', withCalls([first, { ...middle, port: 'atlantis' }, last]), `${file}: ports.yaml has no atlantis`],
    [
      'a city',
      () => cruisesLike({ ports: { ...writtenPorts, palma: { ...writtenPorts.palma, city: 'palma' } } }),
      'cruises/ports.yaml: palma needs a city of destinations.yaml or a locationUuid',
    ],
    [
      'neither city nor place',
      () => cruisesLike({ ports: { ...writtenPorts, palma: { ...writtenPorts.palma, locationUuid: undefined } } }),
      'cruises/ports.yaml: palma needs a city of destinations.yaml or a locationUuid',
    ],
  ])('%s that there is not', (_, read, message) => {
    expect(read).toThrow(new Error(message));
  });

  it.each([
    [
      'a port whose weather is known',
      () => cruisesLike({ climate: { ...writtenClimate, ports: { atlantis: writtenClimate.ports.palma } } }),
      'cruises/climate.yaml: ports.yaml has no atlantis',
    ],
    [
      'a port or junction of a lane',
      () => cruisesLike({ seaLanes: { ...writtenLanes, lanes: [['barcelona', 'atlantis']] } }),
      'cruises/sea-lanes.yaml: there is no port or junction atlantis',
    ],
  ])('%s that there is not', (_, read, message) => {
    expect(read).toThrow(new Error(message));
  });

  const begins = `${file}: the first call has a departure and no arrival`;
  const ends = `${file}: the last call has an arrival and no departure`;
  const between = `${file}: palma needs an arrival and a departure`;
  it.each([
    ['the first with an arrival', [{ ...first, arrival: '2027-05-09T07:00' }, middle, last], begins],
    ['the first without a departure', [{ port: 'barcelona' }, middle, last], begins],
    ['the last with a departure', [first, middle, { ...last, departure: '2027-05-11T18:00' }], ends],
    ['the last without an arrival', [first, middle, { port: 'barcelona' }], ends],
    ['one between without an arrival', [first, { ...middle, arrival: undefined }, last], between],
    ['one between without a departure', [first, { ...middle, departure: undefined }, last], between],
  ] as [string, WrittenCall[], string][])('%s', (_, calls, message) => {
    expect(withCalls(calls.map((call) => JSON.parse(JSON.stringify(call)) as WrittenCall))).toThrow(new Error(message));
  });

  const late = (time: string, port = 'palma') => new Error(`${file}: ${port}: ${time} is before what comes before it`);

  it('times in no order', () => {
    expect(stay('2027-05-09T17:59', '2027-05-10T18:00')).toThrow(late('2027-05-09T17:59'));
    expect(stay('2027-05-10T08:00', '2027-05-11T07:01')).toThrow(late('2027-05-11T07:00', 'barcelona'));
    expect(stay('2027-05-10T08:00', '2027-05-10T07:00', { allAboard: '2027-05-10T09:00' })).toThrow(late('2027-05-10T07:00'));
    expect(stay('2027-05-10T08:00', '2027-05-10T18:00', { allAboard: '2027-05-10T07:59' })).toThrow(late('2027-05-10T07:59'));
    expect(stay('2027-05-10T08:00', '2027-05-10T18:00', { allAboard: '2027-05-10T18:01' })).toThrow(late('2027-05-10T18:00'));
    expect(stay('2027-05-10T08:00', '2027-05-10T08:29')).toThrow(late('2027-05-10T07:59'));
    expect(stay('2027-05-10T08:00', '2027-05-10T08:30')).not.toThrow();
  });

  it('by instants: what clocks of two ports show is no order', () => {
    const westward = (arrival: string) => withCalls([first, { port: 'funchal', arrival, departure: '2027-05-10T18:00' }, last]);
    expect(westward('2027-05-09T17:00')).not.toThrow();
    expect(westward('2027-05-09T16:59')).toThrow(late('2027-05-09T16:59', 'funchal'));
  });

  it('two of one id', () => {
    const twins = { a: writtenRoute(), b: writtenRoute() };
    expect(() => cruisesLike({ routes: twins })).toThrow(new Error('cruises: two routes have one id'));
    const ships = { ...writtenLines.swan.ships, 'swan-two': { cruiseShipUuid: uuid(11), name: 'Swan Two' } };
    expect(() => cruisesLike({ lines: { swan: { ...writtenLines.swan, ships } } })).toThrow(new Error('cruises: two ships have one id'));
    const other = { ...writtenLines.swan, ships: { 'swan-one': { cruiseShipUuid: uuid(13), name: 'Swan One' } } };
    expect(() => cruisesLike({ lines: { ...writtenLines, goose: other } })).toThrow(new Error('cruises: two ships have one id'));
  });

  it('two ships or lines of a shop whose pages would have one address', () => {
    const goose =
      (name: string, ship: string, more = {}) =>
      () =>
        cruisesLike({
          lines: {
            ...writtenLines,
            goose: { cruiseLineUuid: uuid(2), name, ships: { goose: { cruiseShipUuid: uuid(13), name: ship } }, ...more },
          },
        });
    expect(goose('Goose', 'SWAN - One')).toThrow(new Error('cruises/lines.yaml: two ships have one name'));
    expect(goose('swan', 'Goose')).toThrow(new Error('cruises/lines.yaml: two lines have one name'));
    expect(goose('Swan', 'Swan One', { organizationId: uuid(99) })).not.toThrow();
  });
});

describe('the schemas of cruises', () => {
  const [call] = writtenCalls;
  const palma = writtenPorts.palma;
  const year = Array.from({ length: 12 }, () => 0);
  const climateWith = (more: Partial<Record<'high' | 'low' | 'rainDays', number[]>>) => ({
    ...writtenClimate,
    ports: { palma: { high: year, low: year, rainDays: year, ...more } },
  });
  it.each([
    ['one call alone', cruiseRouteSource, writtenRoute([first]), 'calls'],
    ['a time without a day', cruiseRouteSource, writtenRoute([{ ...call, departure: '18:00' }, last]), 'calls.0.departure'],
    ['a day without a time', cruiseRouteSource, writtenRoute([{ ...call, departure: '2027-05-09' }, last]), 'calls.0.departure'],
    ['a time with seconds', cruiseRouteSource, writtenRoute([{ ...call, departure: '2027-05-09T18:00:00' }, last]), 'calls.0.departure'],
    ['a berth that is none', cruiseRouteSource, writtenRoute([{ ...call, berth: 'anchor' }, last]), 'calls.0.berth'],
    ["a ship's zone that is none", cruiseRouteSource, writtenRoute([{ ...call, shipZone: 'Europe/Roma' }, last]), 'calls.0.shipZone'],
    ['a title in one language', cruiseRouteSource, { ...writtenRoute(), title: { en: 'To Palma' } }, 'title.de'],
    ['an id that is none', cruiseRouteSource, { ...writtenRoute(), cruiseRouteUuid: 'palma' }, 'cruiseRouteUuid'],
    ['a field that there is not', cruiseRouteSource, { ...writtenRoute(), price: 4 }, 'price'],
    ['a date line without a day', cruiseRouteSource, { ...writtenRoute(), dateLine: { comes: 'twice' } }, 'dateLine.day'],
    [
      'a day that comes thrice',
      cruiseRouteSource,
      { ...writtenRoute(), dateLine: { day: '2027-05-10', comes: 'thrice' } },
      'dateLine.comes',
    ],
    ['a zone that is none', portsSource, { palma: { ...palma, timeZone: 'Europe/Palma' } }, 'palma.timeZone'],
    ['a pier beyond the pole', portsSource, { palma: { ...palma, latitude: 91 } }, 'palma.latitude'],
    ['a way of no length', portsSource, { palma: { ...palma, intoTown: { kilometres: -1, minutes: 15 } } }, 'palma.intoTown.kilometres'],
    ['a year of eleven months', climateSource, climateWith({ high: year.slice(1) }), 'ports.palma.high'],
    ['half a degree', climateSource, climateWith({ low: [-0.5, ...year.slice(1)] }), 'ports.palma.low.0'],
    ['more rain than days', climateSource, climateWith({ rainDays: [32, ...year.slice(1)] }), 'ports.palma.rainDays.0'],
    ['a night warmer than its day', climateSource, climateWith({ low: [...year.slice(1), 1] }), 'ports.palma'],
    ['years that run back', climateSource, { ...climateWith({}), period: { from: 2020, to: 1991 } }, 'period'],
    ['a lane of one point', seaLanesSource, { junctions: {}, lanes: [['palma']] }, 'lanes.0'],
    ['a point beyond the pole', seaLanesSource, { junctions: { pole: [91, 0] }, lanes: [] }, 'junctions.pole.0'],
    ['half a minute', portsSource, { palma: { ...palma, intoTown: { kilometres: 4, minutes: 7.5 } } }, 'palma.intoTown.minutes'],
    [
      'a ship without a name',
      cruiseLinesSource,
      { swan: { ...writtenLines.swan, ships: { a: { cruiseShipUuid: uuid(1), name: ' ' } } } },
      'swan.ships.a.name',
    ],
    [
      'a ship without decks',
      cruiseLinesSource,
      { swan: { ...writtenLines.swan, ships: { a: { cruiseShipUuid: uuid(1), name: 'A', decks: 0 } } } },
      'swan.ships.a.decks',
    ],
    [
      'a name that makes no address',
      cruiseLinesSource,
      { swan: { ...writtenLines.swan, ships: { a: { cruiseShipUuid: uuid(1), name: '海星' } } } },
      'swan.ships.a.name',
    ],
    ['an organisation that is no uuid', cruiseLinesSource, { swan: { ...writtenLines.swan, organizationId: 'us' } }, 'swan.organizationId'],
  ] as [string, v.GenericSchema, unknown, string][])('refuse %s', (_, schema, value, path) => {
    const { issues = [] } = v.safeParse(schema, value);
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual([path]);
  });
});

describe('cruises are the same', () => {
  it('as long as they are made of the same files, and others with any other file', () => {
    const sources = sourcesOf();
    const cruises = cruisesOf(sources, places);
    const isSame = (more: Partial<typeof sources>) => areSame(cruises, cruisesOf({ ...sources, ...more }, places));
    expect(isSame({})).toBe(true);
    const { lines, ports, climate, seaLanes, routes } = sourcesOf();
    const added = { ...sources.routes, b: sourcesOf({ routes: { b: writtenRoute(writtenCalls, 32) } }).routes['b']! };
    const others = [{ lines }, { ports }, { climate }, { seaLanes }, { routes }, { routes: added }, { routes: {} }];
    expect(others.map(isSame)).toEqual(others.map(() => false));
    expect(areSame(cruisesOf({ ...sources, routes: added }, places), cruises)).toBe(false);
  });

  it('in a change of the catalogue that is of something else, which a change of them is not', async () => {
    const before = await readCatalogue();
    const [tourId = ''] = before.tours.keys();
    const ofTour = changeBetween(before, { ...before, tours: new Map([...before.tours].filter(([id]) => id !== tourId)) });
    expect(ofTour).toMatchObject({ isWhole: false, tours: [{ after: undefined }] });
    expect(ofTour).not.toHaveProperty('cruisesBefore');
    const [one, ...others] = before.cruises.sources;
    const after = { ...before, cruises: { ...before.cruises, sources: [{ ...one }, ...others] } };
    expect(changeBetween(before, after)).toEqual({ cruisesBefore: before.cruises, isWhole: false, tours: [], catalogue: after });
  });
});
