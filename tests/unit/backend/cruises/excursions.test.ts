import { describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import type { Catalogue, Tour } from '#backend/catalogue/catalogue.ts';
import type { Call } from '#backend/catalogue/cruises.ts';
import type { TransferPlaceSource } from '#backend/catalogue/transfer-source.ts';
import { excursionsOn } from '#backend/cruises/excursions.ts';
import type { Party, Supplier } from '#backend/suppliers/supplier.ts';
import { productKinds } from '#domain/products/registry.ts';
import { pastaTour } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const content = await readCatalogue();
const model = content.tours.get(pastaTour.tourId);
const port = [...content.cruises.routes.values()].flatMap(({ calls }) => calls).find((call) => call.port.city === 'rome')?.port;
if (!model || !port) throw new Error('the catalogue has no pasta in Rome, or no port');

const day = '2027-05-12';
const middle = { latitude: 41.9, longitude: 12.5 };
/** An hour by taxi from the middle of Rome. */
const pier = { ...port, latitude: 42.1, longitude: 11.8, timeZone: 'Europe/Rome', intoTown: { kilometres: 100, minutes: 60 } };
const call: Call = {
  port: pier,
  arrival: `${day}T08:00`,
  departure: `${day}T20:00`,
  allAboard: `${day}T19:00`,
  berth: 'docked',
  terminal: undefined,
  shipZone: undefined,
};

/** A tour in the middle of Rome that takes two hours and starts at these times, every day of the year. */
const tourAt = (slug: string, times: string[], more: Partial<Tour> = {}): Tour => ({
  ...model,
  tourId: slug,
  slug,
  durationMinutes: 120,
  startingPoint: { ...model.startingPoint, ...middle },
  pickup: [],
  dropOff: [],
  categories: ['history'],
  schedule: {
    ...model.schedule,
    seasons: [{ from: '01-01', to: '12-31', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], times }],
  },
  ...more,
});
const place = (at: { latitude: number; longitude: number }, minutes?: number): TransferPlaceSource => ({
  id: 'pier',
  kind: 'stop',
  ...at,
  ...(minutes !== undefined && { minutes }),
});

type Asked = { tours: readonly string[]; party: Party };

/** A shop with these tours, whose supplier has no places on the ones that are full; it notes what it was asked for. */
function shopWith(tours: readonly Tour[], { now = '2027-04-01T10:00:00Z', full = [] as string[] } = {}) {
  const asked: Asked[] = [];
  const local: Pick<Supplier, 'freeDays'> = {
    freeDays: (products, party) => {
      if (party.from !== undefined) asked.push({ tours: products.map(({ tourId }) => tourId), party });
      const open = party.from === undefined ? products : products.filter(({ tourId }) => !full.includes(tourId));
      return Promise.resolve(open.map(({ tourId }) => [tourId, { day }] as const));
    },
  };
  const catalogue: Catalogue = { ...content, tours: new Map(tours.map((tour) => [tour.tourId, tour])) };
  const backend = { catalogue, productKinds, suppliers: { local }, clock: () => new Date(now) } as unknown as Backend;
  return { backend, asked };
}
const excursionsWith = (tours: readonly Tour[], around: Partial<Call> = {}, on = day) =>
  excursionsOn(shopWith(tours).backend, { ...call, ...around }, on, undefined);
/** What the ship clock says of the best start of a tour. */
const bestOf = async (tour: Tour, around: Partial<Call> = {}) => {
  const [best] = await excursionsWith([tour], around);
  return best && { startingTime: best.startingTime, ...best.verdict };
};

describe('of the departures of a tour', () => {
  it('the first that fits is the best', async () => {
    // Ashore at 8:30, in town at 9:30; back at 14:00 from one that starts at 11:00.
    expect(await bestOf(tourAt('a', ['09:00', '11:00', '13:00', '16:00']))).toEqual({
      startingTime: '11:00',
      fit: 'fits',
      minutes: 300,
      backAt: `${day}T14:00`,
    });
  });

  it('one that fits tightly is better than one that does not, and of those one that fails by less', async () => {
    expect(await bestOf(tourAt('a', ['09:00', '15:30', '18:00']))).toMatchObject({ startingTime: '15:30', fit: 'tight', minutes: 30 });
    expect(await bestOf(tourAt('a', ['07:00', '09:00', '18:00']))).toMatchObject({
      startingTime: '09:00',
      problem: 'starts-early',
      minutes: 30,
    });
    expect(await bestOf(tourAt('a', ['07:00', '16:20']))).toMatchObject({ startingTime: '16:20', problem: 'ends-late', minutes: 20 });
  });

  it('by the ship’s boats it takes longer to be there, and where the voyage ends nobody has to be back', async () => {
    expect(await bestOf(tourAt('a', ['09:30']), { berth: 'docked' })).toMatchObject({ fit: 'fits' });
    expect(await bestOf(tourAt('a', ['09:30']), { berth: 'tender' })).toMatchObject({ problem: 'starts-early', minutes: 30 });
    expect(await bestOf(tourAt('a', ['22:00']), { departure: undefined, allAboard: undefined })).toEqual({
      startingTime: '22:00',
      fit: 'fits',
      backAt: '2027-05-13T01:00',
    });
  });

  it('clocks of the port and of the tour may differ', async () => {
    const inLondon = { port: { ...pier, timeZone: 'Europe/London' } };
    expect(await bestOf(tourAt('a', ['11:00']), inLondon)).toMatchObject({ fit: 'fits', backAt: `${day}T13:00`, minutes: 360 });
    expect(await bestOf(tourAt('a', ['10:00']), inLondon)).toMatchObject({ problem: 'starts-early', minutes: 30 });
  });

  it('those of the day alone count', async () => {
    const tour = tourAt('a', ['11:00']);
    const [season] = tour.schedule.seasons;
    const onThursdays = { ...tour.schedule, seasons: [{ ...season, weekdays: ['thu'] }] } as Tour['schedule'];
    expect(await excursionsWith([{ ...tour, schedule: onThursdays }])).toEqual([]);
    expect(await excursionsWith([{ ...tour, schedule: onThursdays }], {}, '2027-05-13')).toHaveLength(1);
  });
});

describe('the way', () => {
  const atPier = { latitude: pier.latitude, longitude: pier.longitude };

  it.each([
    ['by taxi there and back', {}, { backAt: `${day}T14:00` }],
    ['back where the tour brings its guests to', { dropOff: [place(atPier, 40)] }, { backAt: `${day}T13:40` }],
    ['by taxi where that is faster', { dropOff: [place(atPier, 70)] }, { backAt: `${day}T14:00` }],
    ['by taxi where the tour says no time', { dropOff: [place(atPier)] }, { backAt: `${day}T14:00` }],
    ['the shortest of several', { dropOff: [place(atPier, 50), place(atPier, 20), place(atPier, 30)] }, { backAt: `${day}T13:20` }],
    ['on foot where it starts at the pier', { startingPoint: { ...model.startingPoint, ...atPier } }, { backAt: `${day}T13:00` }],
    ['the same back, however the tour fetches its guests', { pickup: [place(atPier, 20)] }, { backAt: `${day}T14:00` }],
  ] as [string, Partial<Tour>, object][])('%s', async (_, more, verdict) => {
    expect(await bestOf(tourAt('a', ['11:00'], more))).toMatchObject(verdict);
  });

  it('there is where the tour fetches its guests, before its start', async () => {
    const fetched = (minutes: number) => tourAt('a', ['09:00'], { pickup: [place(atPier, minutes)] });
    expect(await bestOf(fetched(30))).toMatchObject({ fit: 'fits' });
    expect(await bestOf(fetched(31))).toMatchObject({ problem: 'starts-early', minutes: 1 });
    expect(await bestOf(tourAt('a', ['09:00'], { dropOff: [place(atPier, 0)] }))).toMatchObject({ problem: 'starts-early', minutes: 30 });
  });
});

describe('the excursions of a day in port', () => {
  const slugs = (excursions: readonly { tour: Tour }[]) => excursions.map(({ tour }) => tour.slug);

  it('are those that fit, then those that are tight, then those that do not fit, the least wrong first', async () => {
    const tours = [tourAt('much', ['06:00']), tourAt('fits', ['11:00']), tourAt('little', ['09:25']), tourAt('tight', ['15:30'])];
    expect(slugs(await excursionsWith(tours))).toEqual(['fits', 'tight', 'little', 'much']);
  });

  it('are those of its city, and none that are rides from one place to another', async () => {
    const paris = content.destinations.get('paris');
    if (!paris) throw new Error('the catalogue has no Paris');
    const tours = [
      tourAt('paris', ['11:00'], { destination: paris }),
      tourAt('ride', ['11:00'], { categories: ['sightseeing', 'transfer'] }),
      tourAt('rome', ['11:00']),
    ];
    expect(slugs(await excursionsWith(tours))).toEqual(['rome']);
    const { city: _, ...elsewhere } = pier;
    expect(await excursionsWith(tours, { port: elsewhere })).toEqual([]);
  });

  it('have places for the party on that day', async () => {
    const { backend, asked } = shopWith([tourAt('full', ['11:00']), tourAt('open', ['11:00'])], { full: ['full'] });
    expect(slugs(await excursionsOn(backend, call, day, 3))).toEqual(['open']);
    expect(asked).toEqual([{ tours: expect.arrayContaining(['full', 'open']) as string[], party: { from: day, to: day, travellers: 3 } }]);
  });

  it('are all of a day that cannot be booked yet, by the calendar of the city: nobody knows of places', async () => {
    const on = async (now: string) => {
      const { backend, asked } = shopWith([tourAt('full', ['11:00'])], { now, full: ['full'] });
      return [slugs(await excursionsOn(backend, call, day, 3)), asked.length];
    };
    // The 180th day from the 14th of November, which begins in Rome an hour before it does in London.
    expect(await on('2026-11-13T22:59:00Z')).toEqual([['full'], 0]);
    expect(await on('2026-11-13T23:00:00Z')).toEqual([[], 1]);
  });
});
