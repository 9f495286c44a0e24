import type { OverviewEntry } from '#contracts/booking-overview.ts';
import type { Day } from '#contracts/common.ts';
import { addDays, dayIn } from './day.ts';
import { fromDecimal, toDecimal } from './money.ts';

/** Requirements 9: the sales chart covers the last 6 days in USD and EUR. */
export const salesCurrencies = ['EUR', 'USD'] as const;
export type SalesCurrency = (typeof salesCurrencies)[number];
const daysShown = 6;

/** `bookings`: how many, in whatever currency; each of an order of several counts. */
export type DaySales = { day: Day; bookings: number } & Record<SalesCurrency, number>;

const soldIn = (entries: readonly OverviewEntry[], currency: SalesCurrency): number =>
  toDecimal({
    amount: entries.reduce(
      (sum, { currencyCode, grandTotal }) => (currencyCode === currency ? sum + fromDecimal(grandTotal, currency).amount : sum),
      0,
    ),
    currency,
  });

/**
 * What was sold on each of the last six days, today the last of them, by the day of the order in UTC; decimals with two
 * places at most. Declined and cancelled bookings are no sales.
 */
export function lastSales(entries: readonly OverviewEntry[], now: Date): DaySales[] {
  const today = dayIn('UTC', now);
  const sold = entries.filter(({ status }) => status !== 'declined' && status !== 'cancelled');
  return Array.from({ length: daysShown }, (_, index) => addDays(today, index + 1 - daysShown)).map((day) => {
    const own = sold.filter(({ createdAt }) => createdAt.startsWith(day));
    return { day, bookings: own.length, EUR: soldIn(own, 'EUR'), USD: soldIn(own, 'USD') };
  });
}
