import { expect, it } from 'vitest';
import { portDayOf } from '#domain/cruises/port-day.ts';
import type { BookedCall } from '#domain/booked-item.ts';
import type { Locale } from '#contracts/common.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import { dayInRome } from '#tests/support/ship.ts';

const sailing = { title: { en: 'To Rome', de: 'Nach Rom' }, from: '2026-12-01', to: '2026-12-09' };
const portDay = (more: Partial<BookedCall> = {}, locale: Locale = 'en') =>
  portDayOf({ ...dayInRome, ...more }, locale, shoreCallMessages(locale));

it.each([
  ['en', 'To Rome', '1–9 December 2026', 'In port from Sat 5 December 07:00 to 16:00', 'The ship is at the pier: Pier 12'],
  ['de', 'Nach Rom', '1.–9. Dezember 2026', 'Im Hafen von Sa., 5. Dezember 07:00 bis 16:00', 'Das Schiff liegt am Pier: Kai 12'],
] as const)('says in %s which ship and voyage it is, how long it stays and where', (locale, title, days, stay, berth) => {
  expect(portDay({ sailing }, locale)).toMatchObject({
    ship: 'Meridian Star',
    line: 'Meridian Lines',
    sailing: { title, days: expect.stringMatching(new RegExp(days.replaceAll(/[–.]/g, '.?.?.?'))) },
    port: 'Civitavecchia',
    stay,
    berth,
  });
});

it('knows no voyage of a booking that an earlier release has written', () => {
  expect(portDay()).not.toHaveProperty('sailing');
});

it('has the times of the stay in their order, as clocks in port show them', () => {
  expect(portDay().times).toEqual([
    { moment: 'arrival', inPort: '07:00' },
    { moment: 'allAboard', inPort: '15:30' },
    { moment: 'departure', inPort: '16:00' },
  ]);
});

it('and beside them the clocks on board where these differ, each with its day where that is another one', () => {
  const night = { departure: '2026-12-06T01:00', allAboard: '2026-12-06T00:30', shipTimeZone: 'Europe/London' };
  expect(portDay(night).times).toEqual([
    { moment: 'arrival', inPort: '07:00', onBoard: '06:00' },
    { moment: 'allAboard', inPort: 'Sun 00:30', onBoard: 'Sat 23:30' },
    { moment: 'departure', inPort: 'Sun 01:00', onBoard: '00:00' },
  ]);
});

it('leaves out what there is not where a voyage begins or ends', () => {
  const momentsOf = (more: Partial<BookedCall>) => portDay(more).times.map(({ moment }) => moment);
  expect(momentsOf({ arrival: undefined })).toEqual(['allAboard', 'departure']);
  expect(momentsOf({ allAboard: undefined, departure: undefined })).toEqual(['arrival']);
});

it('is one for all bookings of a stay, and another one for each stay, sailing and change of its times', () => {
  const { id } = portDay();
  expect(portDay({ verdict: { fit: 'tight', minutes: 30, backAt: '2026-12-05T15:00' } }, 'de').id).toBe(id);
  const others = [
    portDay({ cruiseRouteUuid: '22222222-2222-4222-8222-222222222222' }),
    portDay({ port: { en: 'Naples', de: 'Neapel' } }),
    portDay({ allAboard: '2026-12-05T14:30' }),
    portDay({ arrival: '2026-12-06T07:00' }),
  ];
  expect(new Set([id, ...others.map((one) => one.id)]).size).toBe(5);
});
