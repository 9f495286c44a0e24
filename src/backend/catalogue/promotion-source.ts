import * as v from 'valibot';
import { day, type Day } from '#contracts/common.ts';
import { addDays, daysBetween } from '#domain/day.ts';
import { monthDay } from './text.ts';

/** A price that is "lower for a while" longer than this is the price (§ 5 UWG). */
const mostDays = 92;

type Source = { bookFrom: string; bookUntil: string; validUntil: string };

/** When a promotion is booked, and until when its visits are: days at the venue, all included. */
export type Period = { bookFrom: Day; bookUntil: Day; validUntil: Day };

/** The first such day on or after another. @param monthDay `MM-dd` */
function next(monthDay: string, from: Day): Day {
  const year = Number(from.slice(0, 4));
  const first = `${year}-${monthDay}`;
  return first >= from ? first : `${year + 1}-${monthDay}`;
}

const isEveryYear = ({ bookFrom }: Source): boolean => bookFrom.length === 'MM-dd'.length;

/** The period whose booking ends next. A promotion of every year always has one. */
export function periodAt(source: Source, today: Day): Period {
  if (!isEveryYear(source)) return { bookFrom: source.bookFrom, bookUntil: source.bookUntil, validUntil: source.validUntil };
  const bookUntil = next(source.bookUntil, today);
  const bookFrom = next(source.bookFrom, addDays(bookUntil, -364));
  return { bookFrom, bookUntil, validUntil: next(source.validUntil, bookUntil) };
}

/** A year without a 29 February. */
const aYear = '2027';

const isEachOf = ({ bookFrom, bookUntil, validUntil }: Source, schema: v.GenericSchema): boolean =>
  [bookFrom, bookUntil, validUntil].every((text) => v.is(schema, text));
const hasDays = (source: Source): boolean => isEachOf(source, day) || isEachOf(source, monthDay);
const hasRealDays = (source: Source): boolean =>
  isEachOf(
    source,
    v.pipe(
      monthDay,
      v.transform((text) => `${aYear}-${text}`),
      day,
    ),
  ) || isEachOf(source, day);

function isShort(source: Source): boolean {
  const { bookFrom, bookUntil } = periodAt(source, `${aYear}-01-01`);
  const days = daysBetween(bookFrom, bookUntil);
  return days >= 0 && days < mostDays;
}
const isInOrder = (source: Source): boolean => isEveryYear(source) || source.bookUntil <= source.validUntil;

/**
 * Decision 25 of docs/design.md: so many per cent less for who books in some days and comes by another. Its days are of one year
 * (`yyyy-MM-dd`) or of every year (`MM-dd`).
 */
export const promotionSource = v.pipe(
  v.strictObject({
    /** Per cent that are taken off all prices but those of extras. */
    savings: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(70)),
    bookFrom: v.string(),
    bookUntil: v.string(),
    validUntil: v.string(),
    /** Since when the prices of the file are asked, for a shop whose own ledger does not go back so far. */
    pricesSince: v.optional(day),
  }),
  v.check((source) => hasDays(source), 'bookFrom, bookUntil and validUntil are days, all of them yyyy-MM-dd or all of them MM-dd'),
  // The others are asked only of days that there are.
  v.check((source) => !hasDays(source) || hasRealDays(source), 'days that every year has'),
  v.check((source) => !hasRealDays(source) || isShort(source), `it is booked for ${mostDays} days at most, and ends after it begins`),
  v.check((source) => !hasRealDays(source) || isInOrder(source), 'validUntil is on or after bookUntil'),
);
export type PromotionSource = v.InferOutput<typeof promotionSource>;
