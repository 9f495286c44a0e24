import { describe, expect, it } from 'vitest';
import type { PortCall } from '#contracts/cruises.ts';
import { edgeOf, portCall } from '#tests/support/port-call.ts';
import { callTexts, portText } from '#views/cruise/call-text.ts';

const day = '2027-05-12';
const overnight = portCall({ departure: '2027-05-14T18:00', allAboard: '2027-05-14T17:15' });

/** The same text in English and in German. */
const both = (call: PortCall, on = day) => ({ en: callTexts(call, on, 'en'), de: callTexts(call, on, 'de') });

describe('when the ship is in port, and when everybody is aboard', () => {
  it.each([
    ['for a day', portCall(), day, ['In port 07:00 to 19:30'], ['Im Hafen 07:00 bis 19:30'], '19:00'],
    ['where the voyage begins', edgeOf(portCall(), 'first'), day, ['Departs 19:30'], ['Abfahrt 19:30'], '19:00'],
    ['where it ends', edgeOf(portCall(), 'last'), day, ['Arrives 07:00'], ['Ankunft 07:00'], undefined],
    [
      'on the first day of a stay over night',
      overnight,
      day,
      ['Arrives 07:00', 'In port overnight'],
      ['Ankunft 07:00', 'Über Nacht im Hafen'],
      undefined,
    ],
    ['on a day between', overnight, '2027-05-13', ['In port overnight'], ['Über Nacht im Hafen'], undefined],
    ['on its last day', overnight, '2027-05-14', ['Departs 18:00'], ['Abfahrt 18:00'], '17:15'],
    [
      'on the day on which everybody is aboard before midnight',
      portCall({ departure: '2027-05-13T00:15', allAboard: '2027-05-12T23:45' }),
      day,
      ['Arrives 07:00', 'In port overnight'],
      ['Ankunft 07:00', 'Über Nacht im Hafen'],
      '23:45',
    ],
  ] as [string, PortCall, string, string[], string[], string | undefined][])('%s', (_, call, on, english, german, aboard) => {
    const { en, de } = both(call, on);
    expect([en.stay, de.stay]).toEqual([english, german]);
    const allAboard = aboard === undefined ? [undefined, undefined] : [`All aboard ${aboard}`, `Alle an Bord ${aboard}`];
    expect([en.allAboard, de.allAboard]).toEqual(allAboard);
  });
});

describe('how one comes ashore and into town', () => {
  it.each([
    ['at a pier', portCall(), 'At the pier', 'Am Pier'],
    ['at a terminal', portCall({ terminal: 'Skolten' }), 'Skolten', 'Skolten'],
    [
      "by the ship's boats, whatever the terminal",
      portCall({ berth: 'tender', terminal: 'Skolten' }),
      'By the ship’s boats',
      'Mit Tenderbooten',
    ],
  ])('%s', (_, call, english, german) => {
    const { en, de } = both(call);
    expect([en.facts[0], de.facts[0]]).toEqual([english, german]);
  });

  it.each([
    [{ kilometres: 0, minutes: 0 }, 'In the city', 'In der Stadt'],
    [{ kilometres: 1.9, minutes: 8 }, 'In the city', 'In der Stadt'],
    [{ kilometres: 2, minutes: 10 }, '2 km to Rome, about 10 minutes by road', '2 km bis Rome, etwa 10 Minuten Fahrt'],
    [{ kilometres: 62, minutes: 90 }, '62 km to Rome, about 1 hour 30 minutes by road', '62 km bis Rome, etwa 1 Stunde 30 Minuten Fahrt'],
    [{ kilometres: 4.5, minutes: 60 }, '4.5 km to Rome, about 1 hour by road', '4,5 km bis Rome, etwa 1 Stunde Fahrt'],
  ])('%j', (intoTown, english, german) => {
    const { en, de } = both(portCall({ intoTown }));
    expect([en.facts, de.facts]).toEqual([
      ['At the pier', english],
      ['Am Pier', german],
    ]);
  });
});

describe('what clocks on board show', () => {
  const than = (difference: string) => `Clocks on board show ${difference} than those ashore. All times here are the port’s.`;
  const als = (difference: string) =>
    `Die Uhren an Bord gehen gegenüber denen an Land ${difference}. Alle Zeiten hier sind die des Hafens.`;

  it.each([
    ['later', portCall({ shipTimeZone: 'Europe/Athens' }), than('1 hour later'), als('1 Stunde vor')],
    ['earlier', portCall({ shipTimeZone: 'Europe/London' }), than('1 hour earlier'), als('1 Stunde nach')],
    ['by more than hours', portCall({ shipTimeZone: 'Asia/Kolkata' }), than('3 hours 30 minutes later'), als('3 Stunden 30 Minuten vor')],
    ['over midnight', portCall({ arrival: '2027-05-12T23:30', shipTimeZone: 'Asia/Dubai' }), than('2 hours later'), als('2 Stunden vor')],
    ['where the voyage begins', edgeOf(portCall({ shipTimeZone: 'Europe/Athens' }), 'first'), than('1 hour later'), als('1 Stunde vor')],
    [
      'as clocks of one have changed and of the other have not',
      portCall({ arrival: '2027-03-20T07:00', timeZone: 'America/New_York', shipTimeZone: 'Europe/London' }),
      than('4 hours later'),
      als('4 Stunden vor'),
    ],
  ])('%s', (_, call, english, german) => {
    const { en, de } = both(call);
    expect([en.shipTime, de.shipTime]).toEqual([english, german]);
  });

  it('is not worth a word where it is the same', () => {
    const same = ['Europe/Berlin', 'Europe/Rome'].map((shipTimeZone) => both(portCall({ shipTimeZone })));
    for (const { en, de } of [...same, both(portCall())]) expect([en.shipTime, de.shipTime]).toEqual([undefined, undefined]);
  });
});

describe('what weather is usual', () => {
  const normals = { high: 22, low: -4, rainDays: 3, from: 1991, to: 2020 };
  const weather = (more: Partial<typeof normals>, on = day) => {
    const { en, de } = both(portCall({ climateNormals: { ...normals, ...more } }), on);
    return [en.weather, de.weather];
  };

  it.each([
    [{}, 'Usually 22°C by day, -4°C at night, 3 days of rain in May', 'Im Mai meist 22 °C am Tag, -4 °C in der Nacht, 3 Regentage'],
    [
      { rainDays: 1 },
      'Usually 22°C by day, -4°C at night, 1 day of rain in May',
      'Im Mai meist 22 °C am Tag, -4 °C in der Nacht, 1 Regentag',
    ],
    [
      { rainDays: 0 },
      'Usually 22°C by day, -4°C at night, hardly any rain in May',
      'Im Mai meist 22 °C am Tag, -4 °C in der Nacht, kaum Regen',
    ],
  ])('%j', (more, english, german) => {
    expect(weather(more).map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([english, german]);
  });

  it('is that of the month of the day', () => {
    expect(weather({}, '2027-12-31')).toEqual([expect.stringContaining('in December'), expect.stringContaining('Im Dezember')]);
  });

  it('is not said where it is not known', () => {
    expect(callTexts(portCall(), day, 'en').weather).toBeUndefined();
  });
});

it('a port is called by its city, and by its own name where that is another', () => {
  expect(portText({ city: 'Rome', port: 'Civitavecchia' }, 'en')).toBe('Rome (Civitavecchia)');
  expect(portText({ city: 'Rom', port: 'Civitavecchia' }, 'de')).toBe('Rom (Civitavecchia)');
  expect(portText({ city: 'Dubai', port: 'Dubai' }, 'de')).toBe('Dubai');
});
