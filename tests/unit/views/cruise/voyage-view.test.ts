import { describe, expect, it } from 'vitest';
import type { Cruise, PortCall } from '#contracts/cruises.ts';
import type { Locale } from '#contracts/common.ts';
import { cruiseWith, portCall } from '#tests/support/port-call.ts';
import { tour } from '#tests/support/tour.ts';
import { voyageView } from '#views/cruise/voyage-view.ts';

const now = new Date('2027-04-01T10:00:00Z');
const imageHost = 'https://images.example';
const shown = (locale: Locale = 'en', at = now) => ({ locale, imageHost, now: at });

const day = '2027-05-12';
const tours = Array.from({ length: 5 }, (_, index) => tour({ tourName: `Tour ${'ABCDE'[index]}` }));
type Verdict = PortCall['tours'][number]['verdict'];
const backAt = `${day}T14:30`;
const fits: Verdict = { fit: 'fits', minutes: 150, backAt };
const tight: Verdict = { fit: 'tight', minutes: 30, backAt };
const no: Verdict = { fit: 'no', problem: 'ends-late', minutes: 30, backAt };
const excursions = (...verdicts: Verdict[]) =>
  verdicts.map((verdict, index) => ({ tourId: tours[index]?.tourId ?? '', startingTime: '10:00', verdict }));

/** What is shown of a call on a day, in English and in German. */
const views = (more: Partial<PortCall>, at = now, on = day) =>
  (['en', 'de'] as const).map((locale) => {
    const [row] = voyageView(cruiseWith([{ day: on, calls: [portCall(more)] }], tours), shown(locale, at)).rows;
    const [call] = row?.calls ?? [];
    if (!call) throw new Error('the call is not shown');
    return call;
  });
const names = (cards: readonly { view: { name: string } }[] = []) => cards.map(({ view }) => view.name);

describe('the tours of a call', () => {
  it('that fit are in view, three at most, and all others open below', () => {
    const [en, de] = views({ tours: excursions(fits, fits, tight, tight, no) });
    expect([names(en?.cards), names(en?.others)]).toEqual([
      ['Tour A', 'Tour B', 'Tour C'],
      ['Tour D', 'Tour E'],
    ]);
    expect([en?.more, de?.more]).toEqual(['2 more tours in Rome', '2 weitere Touren in Rome']);
    expect([en?.empty, en?.notYet]).toEqual([undefined, undefined]);
  });

  it('are over with their day, by the port’s calendar', () => {
    const emptyAt = (at: string) => views({ tours: [] }, new Date(at)).map(({ empty }) => empty);
    expect(emptyAt(`${day}T21:59:00Z`)[0]).not.toBe('This day is over.');
    expect(emptyAt(`${day}T22:00:00Z`)).toEqual(['This day is over.', 'Dieser Tag ist vorbei.']);
  });

  it('that do not fit are never in view, and one more is one', () => {
    const [en, de] = views({ tours: excursions(fits, no) });
    expect([names(en?.cards), names(en?.others), en?.more, de?.more]).toEqual([
      ['Tour A'],
      ['Tour B'],
      '1 more tour in Rome',
      '1 weitere Tour in Rome',
    ]);
    expect(views({ tours: excursions(fits) })[0]).toMatchObject({ others: [], more: undefined });
  });

  it('say what the ship clock says, and lead to the day of the call', () => {
    const [en] = views({ tours: excursions(tight) });
    const [card] = en?.cards ?? [];
    expect(card).toMatchObject({ fit: 'tight', clock: 'Tight: 10:00 to 14:30, 30 minutes to spare' });
    expect(card?.view.href).toBe(
      `/en/${tours[0]?.normalizedUrlPath}?dateFrom=2027-05-12&dateTo=2027-05-12&cruise=${cruiseWith([]).cruiseRouteUuid}`,
    );
    expect(card?.view.image.url).toBe('https://images.example/images/rome/history');
    expect(card?.view).not.toHaveProperty('next');
  });

  it('that the answer does not have are left out', () => {
    const [en] = views({ tours: [{ tourId: '10000000-0000-4000-8000-000000000099', startingTime: '10:00', verdict: fits }] });
    expect([en?.cards, en?.others]).toEqual([[], []]);
  });

  it('are missed in words', () => {
    const texts = (more: Partial<PortCall>) => views(more).map(({ empty }) => empty);
    expect(texts({ tours: [] })).toEqual([
      'None of our tours in Rome runs on this day.',
      'Keine unserer Touren in Rome findet an diesem Tag statt.',
    ]);
    expect(texts({ tours: excursions(no, no) })).toEqual([
      'None of our tours in Rome brings you back in time on this day.',
      'Keine unserer Touren in Rome bringt Sie an diesem Tag rechtzeitig zurück.',
    ]);
    expect(texts({ tours: excursions(no, tight) })).toEqual([undefined, undefined]);
    const cityless = voyageView(cruiseWith([{ day, calls: [withoutCity()] }]), shown('en')).rows[0]?.calls[0];
    expect(cityless).toMatchObject({ empty: 'We have no tours in Geiranger yet.', cityId: undefined, name: 'Geiranger' });
    const german = voyageView(cruiseWith([{ day, calls: [withoutCity()] }]), shown('de')).rows[0]?.calls[0];
    expect(german?.empty).toBe('In Geiranger haben wir noch keine Touren.');
  });

  it('cannot be booked before half a year ahead, by the calendar of the port', () => {
    const at = (instant: string, more: Partial<PortCall> = { tours: excursions(fits) }) =>
      views(more, new Date(instant)).map(({ notYet }) => notYet);
    const said = ['Can be booked from 14 November 2026, half a year before.', 'Buchbar ab 14. November 2026, ein halbes Jahr vorher.'];
    const none = [undefined, undefined];
    expect(at('2026-11-13T22:59:00Z')).toEqual(said);
    expect(at('2026-11-13T23:00:00Z')).toEqual(none);
    expect(at('2026-11-13T22:59:00Z', { tours: excursions(fits), timeZone: 'Asia/Dubai' })).toEqual(none);
    expect(at('2026-11-13T22:59:00Z', { tours: [] })).toEqual(none);
  });
});

const withoutCity = (): PortCall => {
  const { cityId: _, ...call } = portCall({ city: 'Geiranger', port: 'Geiranger' });
  return call;
};

describe('the days of a voyage', () => {
  const sea = (on: string): Cruise['days'][number] => ({ day: on, calls: [] });
  const port = (on: string, ...cities: string[]) => ({ day: on, calls: cities.map((city) => portCall({ city, port: city })) });
  const days = [
    port('2027-05-09', 'Barcelona'),
    sea('2027-05-10'),
    port('2027-05-11', 'Palma', 'Alcudia'),
    sea('2027-05-12'),
    sea('2027-05-13'),
    sea('2027-05-14'),
    port('2027-05-15', 'Rome'),
    port('2027-05-16', 'Barcelona'),
  ];
  const rowsIn = (locale: Locale, of = days) =>
    voyageView(cruiseWith(of), shown(locale)).rows.map(({ id, number, date }) => [id, number, date.replaceAll(/\s*–\s*/g, '–')]);

  it('are one row for days at sea that follow each other, and one for each day in port', () => {
    expect(rowsIn('en')).toEqual([
      ['day-1', 'Day 1', 'Sunday 9 May'],
      ['day-2', 'Day 2', 'Monday 10 May'],
      ['day-3', 'Day 3', 'Tuesday 11 May'],
      ['day-4', 'Days 4 to 6', 'Wednesday 12 May–Friday 14 May'],
      ['day-7', 'Day 7', 'Saturday 15 May'],
      ['day-8', 'Day 8', 'Sunday 16 May'],
    ]);
    expect(rowsIn('de').slice(2, 4)).toEqual([
      ['day-3', 'Tag 3', 'Dienstag, 11. Mai'],
      ['day-4', 'Tage 4 bis 6', 'Mittwoch, 12.–Freitag, 14. Mai'],
    ]);
    const { rows } = voyageView(cruiseWith(days), shown());
    expect(rows.map(({ calls }) => calls.map(({ name }) => name))).toEqual([
      ['Barcelona'],
      [],
      ['Palma', 'Alcudia'],
      [],
      ['Rome'],
      ['Barcelona'],
    ]);
  });

  it('say of a stay over night what is to be known on each of its days', () => {
    const stay = portCall({ departure: '2027-05-13T18:00', allAboard: '2027-05-13T17:30' });
    const { rows } = voyageView(cruiseWith(['2027-05-12', '2027-05-13'].map((on) => ({ day: on, calls: [stay] }))), shown());
    expect(rows.map(({ calls }) => calls[0]?.stay)).toEqual([['Arrives 07:00', 'In port overnight'], ['Departs 18:00']]);
  });

  it('are in a line, each with its ports and the way to its row', () => {
    const { line } = voyageView(cruiseWith(days), shown());
    expect(line.map(({ href, cities }) => [href, cities])).toEqual([
      ['#day-1', 'Barcelona'],
      ['#day-2', ''],
      ['#day-3', 'Palma, Alcudia'],
      ['#day-4', ''],
      ['#day-4', ''],
      ['#day-4', ''],
      ['#day-7', 'Rome'],
      ['#day-8', 'Barcelona'],
    ]);
    expect([line[0]?.date, voyageView(cruiseWith(days), shown('de')).line[0]?.date]).toEqual(['Sun 9 May', 'So., 9. Mai']);
  });

  it.each([
    ['twice, at sea', [port('2027-05-09', 'Auckland'), sea('2027-05-10'), sea('2027-05-10'), port('2027-05-11', 'Apia')], [2]],
    ['twice, after a port', [port('2027-05-09', 'Apia'), sea('2027-05-09'), sea('2027-05-10'), port('2027-05-11', 'Suva')], [2]],
    ['always', days, []],
  ] as [string, Cruise['days'], number[]][])('say where a day comes %s', (_, of, crossings) => {
    const told = voyageView(cruiseWith(of), shown()).rows.flatMap(({ dateLine }, index) =>
      dateLine === 'The ship crosses the date line: this day comes twice.' ? [index + 1] : [],
    );
    expect(told).toEqual(crossings);
  });

  it('say where a day does not come', () => {
    const of = [port('2027-05-09', 'Honolulu'), sea('2027-05-10'), sea('2027-05-12'), port('2027-05-13', 'Apia')];
    const linesIn = (locale: 'en' | 'de') => voyageView(cruiseWith(of), shown(locale)).rows.map(({ dateLine }) => dateLine);
    expect(linesIn('en')).toEqual([undefined, 'The ship crosses the date line: 11 May does not come.', undefined]);
    expect(linesIn('de')).toEqual([undefined, 'Das Schiff überquert die Datumsgrenze: Den 11. Mai gibt es nicht.', undefined]);
  });

  it('keep to their places where a day comes twice, so that each row has one address', () => {
    const of = [port('2027-05-09', 'Auckland'), sea('2027-05-10'), sea('2027-05-10'), port('2027-05-11', 'Apia')];
    expect(rowsIn('en', of).map(([id, number]) => [id, number])).toEqual([
      ['day-1', 'Day 1'],
      ['day-2', 'Days 2 to 3'],
      ['day-4', 'Day 4'],
    ]);
    expect(voyageView(cruiseWith(of), shown()).line.map(({ href }) => href)).toEqual(['#day-1', '#day-2', '#day-2', '#day-4']);
  });

  it('end with the years in which it was measured what weather is usual, where it is said', () => {
    const climateNormals = { high: 22, low: 14, rainDays: 3, from: 1991, to: 2020 };
    const measured = [sea('2027-05-09'), { day, calls: [portCall(), portCall({ climateNormals })] }];
    const noteOf = (of: Cruise['days'], locale: Locale) => voyageView(cruiseWith(of), shown(locale)).weatherNote;
    expect(noteOf(measured, 'en')).toContain('monthly means of the years 1991 to 2020');
    expect(noteOf(measured, 'de')).toContain('Monatsmittel der Jahre 1991 bis 2020');
    expect(noteOf(days, 'en')).toBeUndefined();
  });

  it('of no voyage are none', () => {
    expect(voyageView(cruiseWith([]), shown())).toEqual({ line: [], rows: [] });
  });
});
