import { useStore } from '@nanostores/react';
import type { CurrencyCode } from '#contracts/common.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { pricesOf, type Choice } from '#domain/choice.ts';
import { $currency } from '#stores/browser/currency.ts';
import { $draftDay } from '#stores/trip/draft.ts';

/** `currency` is left out while prices in the chosen one, or those of the chosen day, are on their way. */
type Prices = { groups: PricingGroups; currency?: CurrencyCode };

/** The prices of what a draft has chosen. */
export function useDraftPrices(tour: TourDetails, choice: Choice): Prices {
  const currency = useStore($currency);
  const { status, data } = useStore($draftDay);
  const prices = pricesOf(tour, choice, status === 'loaded' ? data.departures : undefined);
  return { groups: prices ?? tour.pricingGroups, ...(prices && tour.currencyCode === currency && { currency }) };
}
