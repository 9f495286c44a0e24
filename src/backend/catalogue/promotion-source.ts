import * as v from 'valibot';
import { day, type Day } from '#contracts/common.ts';
import { addDays, daysBetween } from '#domain/day.ts';
import { monthDay } from './text.ts';

/** A price that is "lower for a while" longer than this is the price (§ 5 UWG). */
const mostDays = 92;

const common = {
  /** Per cent that are taken off all prices but those of extras. */
  savings: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(70)),
  /** Since when the prices of the file are asked, for a shop whose own ledger does not go back so far. */
  pricesSince: v.optional(day),
};

const once = v.strictObject({ ...common, bookFrom: day, bookUntil: day, validUntil: day });
const everyYear = v.strictObject({ ...common, bookFrom: monthDay, bookUntil: monthDay, validUntil: monthDay });

type Source = v.InferOutput<typeof once>;

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
  if (!isEveryYear(source)) return source;
  const bookUntil = next(source.bookUntil, today);
  const bookFrom = next(source.bookFrom, addDays(bookUntil, -364));
  return { bookFrom, bookUntil, validUntil: next(source.validUntil, bookUntil) };
}

const isShort = (source: Source): boolean => {
  const { bookFrom, bookUntil } = periodAt(source, `${aYear}-01-01`);
  return daysBetween(bookFrom, bookUntil) >= 0 && daysBetween(bookFrom, bookUntil) < mostDays;
};
const isInOrder = (source: Source): boolean => isEveryYear(source) || source.bookUntil <= source.validUntil;
/** A year without a 29 February. */
const aYear = '2027';
const hasRealDays = (source: Source): boolean =>
  !isEveryYear(source) || [source.bookFrom, source.bookUntil, source.validUntil].every((monthDay) => v.is(day, `${aYear}-${monthDay}`));

/**
 * Decision 25 of docs/design.md: so many per cent less for who books in some days and comes by another. Its days are of one year
 * (`yyyy-MM-dd`) or of every year (`MM-dd`).
 */
export const promotionSource = v.pipe(
  v.union([once, everyYear], 'bookFrom, bookUntil and validUntil, all of them yyyy-MM-dd or all of them MM-dd, and savings from 5 to 70'),
  v.check(hasRealDays, 'days that every year has'),
  v.check(isShort, `it is booked for ${mostDays} days at most, and ends after it begins`),
  v.check(isInOrder, 'validUntil is on or after bookUntil'),
);
export type PromotionSource = v.InferOutput<typeof promotionSource>;
