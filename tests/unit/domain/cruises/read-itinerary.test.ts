import { describe, expect, test } from 'vitest';
import type { CruisePort, CruiseRoute } from '#contracts/cruises.ts';
import { matchesOf, portsWithTours, readItinerary } from '#domain/cruises/read-itinerary.ts';

const today = '2026-11-29';
const port = (city: string, names: string[], cityId?: string): CruisePort => ({
  ...{ locationUuid: city, latitude: 0, longitude: 0, city, country: '' },
  names,
  ...(cityId === undefined ? {} : { cityId }),
});
const [barcelona, rome, naples, palma, laPalma] = [
  port('Barcelona', ['Barcelona'], 'barcelona'),
  port('Rome', ['Civitavecchia', 'Rome', 'Rom'], 'rome'),
  port('Naples', ['Naples', 'Neapel'], 'naples'),
  port('Palma', ['Palma']),
  port('La Palma', ['Santa Cruz de La Palma']),
];
const ports = [barcelona, rome, naples, palma, laPalma];
const read = (text: string) => readItinerary(text, ports, today);
const calls = (text: string) => read(text).calls.map(({ port: { city }, days }) => [city, ...days]);

describe('what was pasted is understood', () => {
  test('as a table, by line', () => {
    expect(calls('Day 1\tMon 10 May 2027\tBarcelona\t20:00\nDay 3\tWed 12 May 2027\tRome (Civitavecchia), Italy\t07:00')).toEqual([
      ['Barcelona', '2027-05-10'],
      ['Rome', '2027-05-12'],
    ]);
  });

  test('with dates in lines of their own, in German, in capitals', () => {
    expect(calls('12. Mai 2027\nROM\n13. Mai 2027\nNeapel')).toEqual([
      ['Rome', '2027-05-12'],
      ['Naples', '2027-05-13'],
    ]);
  });

  test('in one line', () => {
    expect(calls('10 May Barcelona, 12 May Civitavecchia, 13 May Naples')).toEqual([
      ['Barcelona', '2027-05-10'],
      ['Rome', '2027-05-12'],
      ['Naples', '2027-05-13'],
    ]);
  });

  test('a port without a date has none: it does not take that of another', () => {
    expect(calls('10 May Barcelona\nRome')).toEqual([['Barcelona', '2027-05-10'], ['Rome']]);
  });

  test('a name within a longer one is not a port of its own', () => {
    expect(calls('Santa Cruz de La Palma')).toEqual([['La Palma']]);
    expect(calls('Romeo and Juliet')).toEqual([]);
  });
});

const sailing = (from: string, to: string, of: CruisePort[]): CruiseRoute => ({
  ...{ cruiseRouteUuid: from, routeStartDate: from, routeEndDate: to, title_en: '', title_de: '', cruiseLineName: '' },
  ...{ cruiseShipName: '', cruiseShipUuid: '', cruiseRoutePorts: of },
});
const [may, later, elsewhere] = [
  sailing('2027-05-10', '2027-05-17', [barcelona, rome, naples, barcelona]),
  sailing('2027-05-13', '2027-05-20', [barcelona, rome, naples, barcelona]),
  sailing('2027-05-10', '2027-05-17', [palma, laPalma, palma]),
];
const found = (text: string) =>
  matchesOf(read(text), [later, elsewhere, may]).map(({ sailing: one, agreeing }) => [one.routeStartDate, agreeing]);

describe('the sailing of an itinerary', () => {
  test('is the one that begins when it does, before others that are under way then', () => {
    expect(found('10 May 2027 Barcelona\n14 May 2027 Rome')).toEqual([
      ['2027-05-10', 2],
      ['2027-05-13', 2],
    ]);
  });

  test('has more than half of its ports', () => {
    expect(found('11 May 2027 Rome\n12 May 2027 Palma\n13 May 2027 Santa Cruz de La Palma')).toEqual([['2027-05-10', 2]]);
    expect(found('11 May 2027 Rome\n12 May 2027 Palma')).toEqual([]);
  });

  test('has one of its dates', () => {
    expect(found('11 June 2027 Rome')).toEqual([]);
    expect(found('Rome')).toHaveLength(2);
  });
});

test('cities that have tours are named once for each day', () => {
  expect(portsWithTours(read('12 May Rome\n12 May Civitavecchia\n13 May Palma\nNaples').calls)).toEqual([
    { cityId: 'rome', city: 'Rome', day: '2027-05-12' },
    { cityId: 'naples', city: 'Naples', day: undefined },
  ]);
});
