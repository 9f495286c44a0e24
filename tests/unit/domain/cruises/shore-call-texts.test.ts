import { describe, expect, it } from 'vitest';
import type { Locale } from '#contracts/common.ts';
import type { BookedCall } from '#domain/booked-item.ts';
import { shoreCallLines, shoreCallTexts, stayText } from '#domain/cruises/shore-call-texts.ts';
import { verdictOf } from '#domain/cruises/ship-clock.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import { dayInRome, tightDay, toldOfDay } from '#tests/support/ship.ts';

const day = '2026-12-05';
const textsIn = (locale: Locale, call: BookedCall, on = day) => shoreCallTexts(call, on, locale, shoreCallMessages(locale));
const clockOf = (call: BookedCall, on = day) => [textsIn('en', call, on).clock, textsIn('de', call, on).clock];

it.each(['en', 'de'] as const)('says in %s which ship, when guests are back, what is to spare, and where it lies', (locale) => {
  const texts = textsIn(locale, dayInRome);
  expect(shoreCallLines(texts)).toEqual(toldOfDay[locale]);
  expect(texts.fit).toBe('fits');
});

it.each<[string, BookedCall, english: string, german: string]>([
  [
    'says of what is tight that it is',
    tightDay,
    'Back at the pier 15:00, all aboard 15:30: 30 minutes to spare, which is tight',
    'Zurück am Pier 15:00, alle an Bord 15:30: 30 Minuten Reserve, das ist knapp',
  ],
  [
    'leaves all aboard out where the voyage ends',
    { ...dayInRome, allAboard: undefined, departure: undefined, verdict: { fit: 'fits', backAt: '2026-12-05T13:30' } },
    'Back at the pier 13:30',
    'Zurück am Pier 13:30',
  ],
  [
    'names the day of what is on another one',
    { ...dayInRome, allAboard: '2026-12-06T15:30', verdict: { fit: 'fits', minutes: 840, backAt: '2026-12-06T01:30' } },
    'Back at the pier Sun 01:30, all aboard Sun 15:30: 14 hours to spare',
    'Zurück am Pier So 01:30, alle an Bord So 15:30: 14 Stunden Reserve',
  ],
  [
    'does not speak of time to spare where the call had changed before it was booked',
    { ...dayInRome, verdict: { fit: 'no', problem: 'ends-late', minutes: 20, backAt: '2026-12-05T15:50' } },
    'Does not fit the ship: back at the pier 15:50, all aboard 15:30, which is 20 minutes too late',
    'Passt nicht zum Schiff: zurück am Pier 15:50, alle an Bord 15:30, also 20 Minuten zu spät',
  ],
  [
    'nor where it begins before the ship is there',
    { ...dayInRome, verdict: { fit: 'no', problem: 'starts-early', minutes: 60, backAt: '2026-12-05T13:30' } },
    'Does not fit the ship: starts 1 hour before its guests can be there',
    'Passt nicht zum Schiff: beginnt 1 Stunde, bevor Gäste von Bord dort sein können',
  ],
])('%s', (_, call, english, german) => {
  expect(clockOf(call)).toEqual([english, german]);
});

it.each<[Partial<BookedCall>, english: string, german: string]>([
  [{ terminal: undefined }, 'The ship is at the pier', 'Das Schiff liegt am Pier'],
  [{ berth: 'tender', terminal: undefined }, 'Ashore and back by the ship’s boats', 'An Land und zurück mit Tenderbooten'],
  [{ berth: 'tender' }, 'Ashore and back by the ship’s boats: Pier 12', 'An Land und zurück mit Tenderbooten: Kai 12'],
])('says how guests come ashore: %j', (about, english, german) => {
  const call = { ...dayInRome, ...about };
  expect([textsIn('en', call).berth, textsIn('de', call).berth]).toEqual([english, german]);
});

describe('where clocks on board show another time', () => {
  it('has that one beside the time of the port', () => {
    expect(clockOf({ ...dayInRome, shipTimeZone: 'Europe/London' })).toEqual([
      'Back at the pier 13:30 (on board 12:30), all aboard 15:30 (on board 14:30): 2 hours to spare',
      'Zurück am Pier 13:30 (an Bord 12:30), alle an Bord 15:30 (an Bord 14:30): 2 Stunden Reserve',
    ]);
  });

  it('has its day, too, where that is another one', () => {
    const [english] = clockOf({ ...dayInRome, shipTimeZone: 'Pacific/Auckland' });
    expect(english).toBe('Back at the pier 13:30 (on board Sun 01:30), all aboard 15:30 (on board Sun 03:30): 2 hours to spare');
  });

  it('says nothing where they show the same on that day', () => {
    expect(clockOf({ ...dayInRome, shipTimeZone: 'Europe/Madrid' })).toEqual(clockOf(dayInRome));
  });
});

describe('where clocks in port change between booking and call', () => {
  /** Rome's clocks go forward on 28 March; those on board, of Iceland, never do. */
  const callOn = (on: string): BookedCall => {
    const times = { arrival: `${on}T07:00`, departure: `${on}T16:00`, allAboard: `${on}T15:30` };
    const around = { ...dayInRome, ...times, shipTimeZone: 'Atlantic/Reykjavik' };
    const excursion = { start: `${on}T09:00`, timeZone: 'Europe/Rome', minutes: 180, wayThere: 90, wayBack: 90 };
    return { ...around, verdict: verdictOf(excursion, around) };
  };

  it('times stay those of the port, and those on board are those of the day of the call (fault 55)', () => {
    expect(clockOf(callOn('2027-03-27'), '2027-03-27')[0]).toBe(
      'Back at the pier 13:30 (on board 12:30), all aboard 15:30 (on board 14:30): 2 hours to spare',
    );
    expect(clockOf(callOn('2027-03-28'), '2027-03-28')[0]).toBe(
      'Back at the pier 13:30 (on board 11:30), all aboard 15:30 (on board 13:30): 2 hours to spare',
    );
  });
});

it.each([
  [
    { arrival: '2027-05-12T07:00', departure: '2027-05-12T21:00' },
    'In port from Wed 12 May 07:00 to 21:00',
    'Im Hafen von Mi., 12. Mai 07:00 bis 21:00',
  ],
  [
    { arrival: '2027-04-30T08:00', departure: '2027-05-01T19:00' },
    'In port from Fri 30 April 08:00 to Sat 1 May 19:00',
    'Im Hafen von Fr., 30. April 08:00 bis Sa., 1. Mai 19:00',
  ],
  [{ departure: '2027-05-09T18:00' }, 'In port until Sun 9 May 18:00', 'Im Hafen bis So., 9. Mai 18:00'],
  [{ arrival: '2027-05-16T06:30' }, 'In port from Sun 16 May 06:30', 'Im Hafen ab So., 16. Mai 06:30'],
])('says when the ship is in port: %o', (stay, english, german) => {
  expect([stayText(stay, 'en', shoreCallMessages('en')), stayText(stay, 'de', shoreCallMessages('de'))]).toEqual([english, german]);
});
