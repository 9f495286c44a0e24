import type { Day } from '#contracts/common.ts';
import { addDays } from '../day.ts';
import { monthNames } from '../month-names.ts';

/** Who sails now may have begun so many days ago. */
const longestVoyage = 120;

const month = [...monthNames.keys()].sort((a, b) => b.length - a.length).join('|');
/** `2027-05-12`, `12/05/2027` or `12.5.`, `12 May 2027` or `12MAY27`, `May 12, 2027`. */
const written = new RegExp(
  [
    String.raw`\b(?<isoYear>\d{4})-(?<isoMonth>\d\d)-(?<isoDay>\d\d)\b`,
    String.raw`\b(?<one>\d{1,2})(?<sign>[./])(?<other>\d{1,2})(?:\k<sign>(?<year>\d{4}|\d\d))?(?![\d:])`,
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?[ .-]{0,2}(?<name>${month})(?![a-z])\.?(?:[ ,-]{0,2}(?<nameYear>\d{4}|\d\d)(?![\d:.]))?`,
    String.raw`\b(?<nameFirst>${month})\b\.? (?<dayAfter>\d{1,2})(?:st|nd|rd|th)?(?![\d:.])(?:,? (?<yearAfter>\d{4})(?!:))?`,
  ].join('|'),
  'g',
);

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** A day without a year is the next of its kind, or one of a voyage that is under way. */
function dayOf(year: string | undefined, of: number | string, day: string, today: Day): Day[] {
  const rest = `${String(of).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== undefined) return [`${fullYear(year)}-${rest}`].filter(isDay);
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].map((one) => `${one}-${rest}`).filter(isDay);
  return days.filter((one) => one >= addDays(today, -longestVoyage)).slice(0, 1);
}

type Groups = Record<string, string | undefined>;

function daysOf({ isoYear, isoMonth = '', isoDay = '', one, sign, other = '', year, day = '', name, ...after }: Groups, today: Day): Day[] {
  if (isoYear !== undefined) return dayOf(isoYear, isoMonth, isoDay, today);
  if (one !== undefined) {
    // With a stroke, Americans write the month first.
    const monthFirst = sign === '/' && one !== other ? dayOf(year, one, other, today) : [];
    return [...dayOf(year, other, one, today), ...monthFirst];
  }
  if (name !== undefined) return dayOf(after['nameYear'], monthNames.get(name) ?? '', day, today);
  return dayOf(after['yearAfter'], monthNames.get(after['nameFirst'] ?? '') ?? '', after['dayAfter'] ?? '', today);
}

/** A day that a text names. `days`: what it may be, the likeliest first; `at`: where in the text it begins. */
export type WrittenDay = { days: readonly Day[]; at: number };

/** The days that a text in any of the shop's languages names, in its order. @param text in lower case, without accents */
export const writtenDays = (text: string, today: Day): WrittenDay[] =>
  [...text.matchAll(written)]
    .map((match) => ({ days: daysOf(match.groups ?? {}, today), at: match.index }))
    .filter(({ days }) => days.length > 0);
