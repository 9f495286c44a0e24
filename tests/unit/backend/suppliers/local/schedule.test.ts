import { describe, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { startTimesOn } from '#backend/catalogue/start-times.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import { horizonDays } from '#domain/availability.ts';

const [anyTour] = (await readCatalogue()).tours.values();
if (!anyTour) throw new Error('the catalogue is empty');

const winter = {
  from: '11-01',
  to: '03-15',
  weekdays: ['tue', 'sat'],
  times: ['11:30', '09:00'],
} satisfies Tour['schedule']['seasons'][number];
const summer = { from: '03-16', to: '10-31', weekdays: ['mon'], times: ['08:30'] } satisfies Tour['schedule']['seasons'][number];
const schedule: Tour['schedule'] = { seats: 8, cutOffHours: 14, seasons: [winter, summer], closed: ['12-26'] };
const tourIn = (timeZone: string): Tour => ({ ...anyTour, schedule, destination: { ...anyTour.destination, timeZone } });

describe('startTimesOn', () => {
  it('lets a season run over New Year', () => {
    expect(startTimesOn(schedule, '2026-12-29')).toEqual(['09:00', '11:30']);
    expect(startTimesOn(schedule, '2027-01-02')).toEqual(['09:00', '11:30']);
  });

  it('knows first and last day of a season', () => {
    expect(startTimesOn(schedule, '2027-03-13')).toEqual(['09:00', '11:30']);
    expect(startTimesOn(schedule, '2027-03-15')).toEqual([]);
    expect(startTimesOn(schedule, '2027-03-22')).toEqual(['08:30']);
  });

  it('rests on closed days', () => {
    expect(startTimesOn(schedule, '2026-12-26')).toEqual([]);
    expect(startTimesOn({ ...schedule, closed: [] }, '2026-12-26')).toEqual(['09:00', '11:30']);
  });

  it('names a time once when seasons overlap', () => {
    expect(startTimesOn({ ...schedule, seasons: [winter, { ...winter, times: ['09:00', '15:00'] }] }, '2026-12-29')).toEqual([
      '09:00',
      '11:30',
      '15:00',
    ]);
  });
});

const on = (tour: Tour, day: string, now: Date) => bookableStarts(tour, now, { from: day, to: day });

describe('the bookable starts of a day', () => {
  const times = (timeZone: string, now: string) =>
    on(tourIn(timeZone), '2026-11-24', new Date(now)).map(({ startingTime }) => startingTime);

  it('stops at the cut-off before the start, on the clock of the venue', () => {
    expect(times('Europe/Rome', '2026-11-23T17:59:00Z')).toEqual(['09:00', '11:30']);
    expect(times('Europe/Rome', '2026-11-23T18:00:00Z')).toEqual(['11:30']);
    expect(times('Europe/Rome', '2026-11-23T20:30:00Z')).toEqual([]);
    expect(times('America/Vancouver', '2026-11-23T20:30:00Z')).toEqual(['09:00', '11:30']);
  });

  it('ends with the horizon', () => {
    const now = new Date('2026-11-24T05:00:00Z');
    const tour = {
      ...tourIn('Europe/Rome'),
      schedule: { ...schedule, seasons: [{ ...winter, from: '01-01', to: '12-31', weekdays: ['fri', 'sat'] as const }] },
    } as unknown as Tour;
    expect(on(tour, '2027-05-22', now)).not.toEqual([]);
    expect(on(tour, '2027-05-28', now)).toEqual([]);
  });
});

describe('bookableStarts', () => {
  it('begins with the day that it is at the venue', () => {
    const everyDay = {
      ...schedule,
      cutOffHours: 0,
      closed: [],
      seasons: [{ from: '01-01', to: '12-31', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], times: ['23:30'] }],
    } satisfies Tour['schedule'];
    const now = new Date('2026-11-21T22:00:00Z');
    const days = (timeZone: string) => bookableStarts({ ...tourIn(timeZone), schedule: everyDay }, now).map(({ day }) => day);
    expect(days('Asia/Singapore')[0]).toBe('2026-11-22');
    expect(days('America/Vancouver')[0]).toBe('2026-11-21');
    expect(days('Asia/Singapore')).toHaveLength(horizonDays);
    expect(days('Asia/Singapore').at(-1)).toBe('2027-05-20');
  });
});
