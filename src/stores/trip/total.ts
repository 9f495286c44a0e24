import { computed } from 'nanostores';
import type { CurrencyCode } from '#contracts/common.ts';
import { fromDecimal, type Money } from '#domain/money.ts';
import { $currency } from '../browser/currency.ts';
import type { Wanted } from '../checkout/start.ts';
import { $stops, type TripStop } from './stops.ts';

/** What can go to the checkout as it is: its tour is known, and its price in the chosen currency. */
export const bookableOf = ({ tour, offer }: TripStop, currency: CurrencyCode): Wanted | undefined =>
  tour.data && offer.status === 'priced' && offer.quote.currencyCode === currency ? { tour: tour.data, seen: offer.quote } : undefined;

const isReading = ({ tour }: TripStop): boolean => !tour.data && (tour.status === 'initial' || tour.status === 'loading');

/** Whether it is not known yet if a stop can go to the checkout. */
export const isAwaited = (stop: TripStop): boolean =>
  stop.offer.status === 'loading' || (stop.offer.status === 'priced' && isReading(stop));

const hasFailed = ({ tour, offer }: TripStop): boolean =>
  offer.status === 'error' || (offer.status === 'priced' && tour.status === 'error');

/** What can be had, and what it comes to; `isComplete` when no answer is awaited, `hasFailed` where one could not be asked for. */
export type TripTotal = { total: Money; bookable: number; isComplete: boolean; hasFailed: boolean };

export const $tripTotal = computed([$stops, $currency], (stops, currency): TripTotal => {
  const seen = stops.flatMap((stop) => bookableOf(stop, currency)?.seen ?? []);
  const amount = seen.reduce((sum, { grandTotal }) => sum + fromDecimal(grandTotal, currency).amount, 0);
  return {
    total: { amount, currency },
    bookable: seen.length,
    isComplete: !stops.some(isAwaited),
    hasFailed: stops.some(hasFailed),
  };
});
