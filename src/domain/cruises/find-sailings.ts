import type { CruiseLine, CruiseRoute, CruiseShip } from '#contracts/cruises.ts';
import { monthNames } from '../month-names.ts';
import { fold, foldText, formsOf, isFiller, wordsOf } from '../words.ts';

type ShipOfLine = { line: CruiseLine; ship: CruiseShip };

/** Who uses one of these looks for a voyage, in either language. */
const cruiseWords = new Set([
  'cruise',
  'cruises',
  'sailing',
  'sailings',
  'voyage',
  'voyages',
  'kreuzfahrt',
  'kreuzfahrten',
  'schiffsreise',
]);

const isCruiseWord = (word: string): boolean => cruiseWords.has(fold(word));

/** `Meridian` of `Meridian Lines`: its last word says what it is. */
const shortName = ({ name }: CruiseLine): string => wordsOf(name).slice(0, -1).join(' ');

const names = (query: string, name: string): boolean => name !== '' && foldText(query).includes(foldText(name));

/** The ships that a search may be about: those that it names, those of a line that it names, or all where it speaks of cruises. */
export function shipsNamedIn<S extends ShipOfLine>(query: string, ships: readonly S[]): S[] {
  const named = ships.filter(({ ship }) => names(query, ship.name));
  if (named.length > 0) return named;
  const ofLine = ships.filter(({ line }) => names(query, shortName(line)));
  if (ofLine.length > 0) return ofLine;
  return wordsOf(query).some(isCruiseWord) ? [...ships] : [];
}

/** What a search says of the time; `day` counts beside a month alone. */
type Time = { year?: string; month?: string; day?: string };

const twoDigits = (number: number | string): string => String(number).padStart(2, '0');

/** Reads `12 May 2027`, `Mai`, `2027-05-12`. */
function timeIn(query: string): Time {
  const [, isoYear, isoMonth, isoDay] = /\b(\d{4})-(\d\d)-(\d\d)\b/.exec(query) ?? [];
  if (isoYear !== undefined && isoMonth !== undefined && isoDay !== undefined) return { year: isoYear, month: isoMonth, day: isoDay };
  const words = wordsOf(query);
  const month = words.map((word) => monthNames.get(fold(word))).find((number) => number !== undefined);
  const year = words.find((word) => /^20\d\d$/.test(word));
  const day = words.find((word) => /^\d{1,2}$/.test(word));
  return {
    ...(year !== undefined && { year }),
    ...(month !== undefined && { month: twoDigits(month), ...(day !== undefined && { day: twoDigits(day) }) }),
  };
}

const isTime = (word: string): boolean => /^\d/.test(word) || monthNames.has(fold(word));

/** Whether a voyage is under way then. */
function isThen({ routeStartDate: from, routeEndDate: to }: CruiseRoute, { year, month, day }: Time): boolean {
  const years = [...new Set([from, to].map((one) => one.slice(0, 4)))].filter((one) => year === undefined || one === year);
  return years.some((one) => {
    const [first, last] = [`${one}-${month ?? '01'}-${day ?? '01'}`, `${one}-${month ?? '12'}-${day ?? '31'}`];
    return from <= last && first <= to;
  });
}

const formsIn = (sailing: CruiseRoute): ReadonlySet<string> => {
  const { cruiseShipName, cruiseLineName, title_en, title_de, cruiseRoutePorts } = sailing;
  const texts = [cruiseShipName, cruiseLineName, title_en, title_de, ...cruiseRoutePorts.flatMap(({ city, country }) => [city, country])];
  return new Set(texts.flatMap(wordsOf).flatMap(formsOf));
};

/** Of these sailings those with everything that a search says of them: place, title, month, day, year. */
export function sailingsFor(query: string, sailings: readonly CruiseRoute[]): CruiseRoute[] {
  const time = timeIn(query);
  const rest = wordsOf(query).filter((word) => !isFiller(word) && !isCruiseWord(word) && !isTime(word));
  return sailings.filter((sailing) => {
    const known = formsIn(sailing);
    return isThen(sailing, time) && rest.every((word) => formsOf(word).some((form) => known.has(form)));
  });
}
