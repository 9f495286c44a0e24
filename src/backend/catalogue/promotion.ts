import type { Day } from '#contracts/common.ts';
import { addDays, dayIn, daysBetween, instantAt } from '#domain/day.ts';
import type { Tour } from './catalogue.ts';
import { priceListOf, wasCheaper } from './price-list.ts';
import type { AskedPrices } from './price-ledger.ts';
import { periodAt, type Period } from './promotion-source.ts';
import { isInSeason } from './season.ts';
import { startTimesOn } from './start-times.ts';

/** A promotion that is booked now: per cent, and until when it is booked and its visits are. */
export type CurrentPromotion = { savings: number; bookUntil: Day; validUntil: Day };

/** Days before a promotion in which nothing may have been cheaper (directive 98/6/EC, article 6a). */
const comparedDays = 30;

/** Whether some visit can be had at the price that lists say "from". */
function hasVisits({ peakPrices, schedule }: Tour, today: Day, { validUntil }: Period): boolean {
  const days = Array.from({ length: daysBetween(today, validUntil) }, (_, index) => addDays(today, index + 1));
  return days.some((day) => startTimesOn(schedule, day).length > 0 && !peakPrices.some((peak) => isInSeason(peak, day)));
}

/** The period of a tour's promotion, where it is booked today and there are visits left. */
export function periodNow(tour: Tour, now: Date): Period | undefined {
  if (!tour.promotion) return undefined;
  const today = dayIn(tour.destination.timeZone, now);
  const period = periodAt(tour.promotion, today);
  return period.bookFrom <= today && today <= period.bookUntil && hasVisits(tour, today, period) ? period : undefined;
}

/**
 * Whether what the tour costs without its promotion was its lowest price in the 30 days before it began: only then is it called cheaper.
 * @param asked before it began, the earliest first
 */
export function isLowest(tour: Tour, { bookFrom }: Period, asked: readonly AskedPrices[]): boolean {
  const since = instantAt(addDays(bookFrom, -comparedDays), '00:00', tour.destination.timeZone);
  const first = asked.findLastIndex((one) => one.since <= since);
  const regular = priceListOf(tour, 0);
  return first >= 0 && asked.slice(first).every(({ prices }) => !wasCheaper(prices, regular));
}
