import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { holdItems } from '#backend/checkout/hold-items.ts';
import { calendarsFrom, firstDayFor } from '#backend/suppliers/local/calendars.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import { supplierOf } from '#backend/suppliers/registry.ts';
import type { Party } from '#backend/suppliers/supplier.ts';
import { addDays } from '#domain/day.ts';
import { forAdults } from '#tests/support/adults.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const start = '2026-11-21T10:00:00Z';
const clock = testClock(start);
const content = await readCatalogue();
const model = [...content.tours.values()].find(({ ageGroups }) => ageGroups?.some(({ id }) => id === 'adult'));
if (!model) throw new Error('no tour is priced by age');

const everyDay = {
  from: '01-01',
  to: '12-31',
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  times: ['10:00'],
} satisfies Tour['schedule']['seasons'][number];
const tenSeats: Tour = {
  ...model,
  minimumTravellers: 2,
  ageGroups: [{ id: 'adult', ages: [18, 99], price: 64.5, min: 0, max: 10 }],
  schedule: { seats: 10, cutOffHours: 12, seasons: [everyDay], closed: [] },
};
const { ageGroups: _, ...unpriced } = tenSeats;
const boats: Tour = {
  ...unpriced,
  tourId: '0a000000-0000-4000-8000-000000000001',
  group: { price: 300, seats: 6, label: { en: 'Boat', de: 'Boot' } },
  schedule: { ...tenSeats.schedule, seats: 2 },
};

let backend: OpenBackend;
beforeAll(async () => {
  const tours = new Map([tenSeats, boats].map((tour) => [tour.tourId, tour]));
  backend = await openTestBackend({ clock: clock.now, catalogue: { ...content, tours } });
});
afterAll(() => backend.close());

const timeOf = (minute: number): string => new Date(minute * 60_000).toISOString().slice(11, 16);
const day = '2026-12-01';
const onDay: Party = { from: day, to: day };
const find = async (tour: Tour, party: Party) => new Map(await supplierOf(backend, tour).freeDays([tour], party)).get(tour.tourId);
const hold = (adults: number) =>
  holdItems(
    backend,
    { items: [{ tourId: tenSeats.tourId, queryDate: day, startingTime: '10:00', components: forAdults(adults) }], currency: 'EUR' },
    { locale: 'en', currency: 'EUR' },
  );

describe('the next free day of many tours', () => {
  it('gives the calendar of every tour of the catalogue as its own page computes it, at any time of the year', () => {
    for (const now of ['2026-02-27T23:30:00Z', start, '2027-06-30T12:00:00Z'].map((text) => new Date(text))) {
      const first = firstDayFor(now, undefined);
      const calendarOf = calendarsFrom(first, () => new Map());
      for (const tour of content.tours.values()) {
        const { days, starts } = calendarOf(tour);
        const found = bookableStarts({ ...tour, schedule: { ...tour.schedule, cutOffHours: 0 } }, now);
        const [earliest] = found;
        const last = found.at(-1)?.day ?? '';
        const indexed = [...days].flatMap((pattern, index) =>
          (starts[pattern] ?? []).map((minute) => ({ day: addDays(first, index), startingTime: timeOf(minute) })),
        );
        const isWithin = (one: { day: string; startingTime: string }) =>
          earliest !== undefined && `${one.day} ${one.startingTime}` >= `${earliest.day} ${earliest.startingTime}` && one.day <= last;
        expect(indexed.filter(isWithin), tour.slug).toEqual(found);
      }
    }
  });

  it('begins with what can still be booked by its time, and ends with the horizon', async () => {
    clock.set('2026-11-21T20:59:00Z');
    const zoned = { ...tenSeats, destination: { ...tenSeats.destination, timeZone: 'Europe/Rome' } };
    expect(await find(zoned, {})).toEqual({ day: '2026-11-22' });
    clock.set('2026-11-21T21:00:00Z');
    expect(await find(zoned, {})).toEqual({ day: '2026-11-23' });
    expect(await find(zoned, { from: '2027-05-19' })).toEqual({ day: '2027-05-19' });
    expect(await find(zoned, { from: '2027-05-20' })).toBeUndefined();
    clock.set(start);
  });

  it('takes no party that no booking takes', async () => {
    expect(await find(tenSeats, { ...onDay, travellers: 1 })).toBeUndefined();
    expect(await find(tenSeats, { ...onDay, travellers: 2 })).toEqual({ day });
    expect(await find(tenSeats, { ...onDay, travellers: 10 })).toEqual({ day });
    expect(await find(tenSeats, { ...onDay, travellers: 11 })).toBeUndefined();
  });

  it('counts groups where the price is for a group, and never calls them scarce', async () => {
    expect(await find(boats, { ...onDay, travellers: 1 })).toEqual({ day });
    expect(await find(boats, { ...onDay, travellers: 12 })).toEqual({ day });
    expect(await find(boats, { ...onDay, travellers: 13 })).toBeUndefined();
  });

  it('leaves out what is held for as long as it is, swept or not', async () => {
    await hold(7);
    expect(await find(tenSeats, { ...onDay, travellers: 3 })).toEqual({ day, placesLeft: 3 });
    expect(await find(tenSeats, { ...onDay, travellers: 4 })).toBeUndefined();
    expect(await find(tenSeats, { from: day, travellers: 4 })).toEqual({ day: '2026-12-02' });
    clock.advance(16);
    expect(await find(tenSeats, { ...onDay, travellers: 10 })).toEqual({ day });
    clock.set(start);
  });

  it('knows a tour as the list has it that is asked for, whichever list was asked for last', async () => {
    const closed = { ...tenSeats, schedule: { ...tenSeats.schedule, closed: [day.slice(5)] } };
    const [open, changed] = [[tenSeats], [closed]];
    const { freeDays } = supplierOf(backend, tenSeats);
    for (const [list, days] of [
      [open, 1],
      [changed, 0],
      [open, 1],
      [changed, 0],
    ] as const)
      expect(await freeDays(list, onDay)).toHaveLength(days);
  });

  it('says nothing of a day with few places that has sold none', async () => {
    const small = { ...tenSeats, tourId: '0a000000-0000-4000-8000-000000000002', schedule: { ...tenSeats.schedule, seats: 3 } };
    expect(await find(small, onDay)).toEqual({ day });
  });
});
