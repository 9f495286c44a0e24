import type { Day, Locale } from '#contracts/common.ts';
import type { Cruise, PortCall } from '#contracts/cruises.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { horizonDays } from '#domain/availability.ts';
import { addDays, dayIn, daysBetween, formatDay, formatDays } from '#domain/day.ts';
import { cruiseMessages } from '#i18n/cruises/index.ts';
import { tourCardMessages } from '#i18n/tour-card/index.ts';
import { tourCardView } from '../tour/tour-card.ts';
import type { AddExcursionData } from './AddExcursion.tsx';
import { callTexts, portText } from './call-text.ts';
import { clockText } from './clock-text.ts';

type Shown = { locale: Locale; imageHost: string; now: Date };
/** With the sailing's `cruiseRouteUuid`. */
type Sailing = Shown & { cruise: string };
type Excursion = PortCall['tours'][number];

/** So many tours of a port are in view; the others open below them. */
const atFirst = 3;

/** What can be put into the trip, as the press on its card takes it. */
const addOf = ({ tourId, productType }: TourSummary, { startingTime }: Excursion, day: Day, cruise: string): AddExcursionData => ({
  'data-product-type': productType,
  'data-tour-id': tourId,
  'data-query-date': day,
  'data-starting-time': startingTime,
  'data-cruise-route-uuid': cruise,
});

function cardOf(tour: TourSummary, excursion: Excursion, day: Day, { locale, imageHost, cruise }: Sailing, isOpen: boolean) {
  const days = { from: day, to: day };
  const context = { when: { days, travellers: null }, free: undefined, cruise };
  const { next: _, ...view } = tourCardView(tour, locale, tourCardMessages(locale), imageHost, context);
  const { fit } = excursion.verdict;
  const add = isOpen && fit !== 'no' ? addOf(tour, excursion, day, cruise) : undefined;
  return { view, fit, clock: clockText(excursion, day, locale), add };
}

/** Why there is nothing in view; nothing where there is something. */
function emptyText({ city, cityId, port, timeZone, tours }: PortCall, day: Day, { locale, now }: Shown): string | undefined {
  const t = cruiseMessages(locale);
  if (day < dayIn(timeZone, now)) return t.dayOver;
  if (cityId === undefined) return t.noTours({ port });
  if (tours.length === 0) return t.noneRun({ city });
  return tours.some(({ verdict }) => verdict.fit !== 'no') ? undefined : t.noneFits({ city });
}

function callView(call: PortCall, day: Day, tours: ReadonlyMap<string, TourSummary>, shown: Sailing) {
  const { locale, now } = shown;
  const t = cruiseMessages(locale);
  const opens = addDays(day, 1 - horizonDays);
  const isTooEarly = opens > dayIn(call.timeZone, now);
  const cards = call.tours.flatMap((excursion) => {
    const tour = tours.get(excursion.tourId);
    return tour ? [cardOf(tour, excursion, day, shown, !isTooEarly)] : [];
  });
  const fitting = cards.filter(({ fit }) => fit !== 'no').slice(0, atFirst);
  const others = cards.filter((card) => !fitting.includes(card));
  return {
    name: portText(call, locale),
    city: call.city,
    cityId: call.cityId,
    ...callTexts(call, day, locale),
    empty: emptyText(call, day, shown),
    notYet: isTooEarly && cards.length > 0 ? t.notYet({ day: formatDay(opens, locale, { dateStyle: 'long' }) }) : undefined,
    cards: fitting,
    others,
    more: others.length > 0 ? t.more({ city: call.city })(others.length) : undefined,
  };
}

type Days = Cruise['days'];

/** Days at sea that follow each other are one row; each day in port has its own. As places in the list of days. */
function rowsOf(days: Days): number[][] {
  const rows: number[][] = [];
  for (const [index, { calls }] of days.entries()) {
    const last = rows.at(-1);
    const before = days[index - 1];
    if (last && calls.length === 0 && before?.calls.length === 0) last.push(index);
    else rows.push([index]);
  }
  return rows;
}

/** Where the ship has crossed the date line between two days: the same day once more, or one left out. */
function dateLineText(before: Day | undefined, day: Day | undefined, locale: Locale): string | undefined {
  if (before === undefined || day === undefined) return undefined;
  const t = cruiseMessages(locale);
  const steps = daysBetween(before, day);
  if (steps === 0) return t.crossesDateLine;
  return steps > 1 ? t.skipsDay({ day: formatDay(addDays(before, 1), locale, { day: 'numeric', month: 'long' }) }) : undefined;
}

/** In which years it was measured what weather is usual; nothing where no port says so. */
function periodText(days: Days, locale: Locale): string | undefined {
  const [normals] = days.flatMap(({ calls }) => calls.flatMap(({ climateNormals }) => climateNormals ?? []));
  return normals && cruiseMessages(locale).usualWeatherNote({ from: String(normals.from), to: String(normals.to) });
}

const rowId = (index: number): string => `day-${index + 1}`;

/** A sailing in words ready to read: its line of days, and a row for each stay and each crossing. `now` says what can be booked already. */
export function voyageView(cruise: Cruise, shown: Shown) {
  const { locale } = shown;
  const { days } = cruise;
  const t = cruiseMessages(locale);
  const tours = new Map(cruise._embedded.tourList.map((tour) => [tour.tourId, tour]));
  const rows = rowsOf(days).map((places) => {
    const [first = 0, last = first] = [places[0], places.at(-1)];
    const [from = '', to = ''] = [days[first]?.day, days[last]?.day];
    return {
      id: rowId(first),
      number: first === last ? t.day({ number: first + 1 }) : t.severalDays({ first: first + 1, last: last + 1 }),
      date: formatDays({ from, to }, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
      dateLine: places.flatMap((place) => dateLineText(days[place - 1]?.day, days[place]?.day, locale) ?? [])[0],
      calls: (days[first]?.calls ?? []).map((call) => callView(call, from, tours, { ...shown, cruise: cruise.cruiseRouteUuid })),
      places,
    };
  });
  const line = days.map(({ day, calls }, index) => ({
    href: `#${rows.find(({ places }) => places.includes(index))?.id ?? ''}`,
    date: formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
    cities: calls.map(({ city }) => city).join(', '),
  }));
  return { line, rows, weatherNote: periodText(days, locale) };
}

export type CallView = ReturnType<typeof callView>;
/** In words; `cities` is empty at sea. */
export type LineOfDays = ReturnType<typeof voyageView>['line'];
