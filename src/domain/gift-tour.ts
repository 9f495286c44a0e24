import type { TourDetails } from '#contracts/tours.ts';
import { giftAmounts } from './gift-voucher.ts';
import { fromDecimal, toDecimal } from './money.ts';
import { usualParty } from './party.ts';
import { priceLines } from './pricing.ts';

/** The destination that a tour is in, whose poster its voucher has. */
export const destinationOf = ({ normalizedUrlPath }: Pick<TourDetails, 'normalizedUrlPath'>): string =>
  normalizedUrlPath.split('/')[1] ?? '';

/**
 * What a gift voucher for a tour starts with: what those pay whom the tour's page starts with; twice its lowest price where it starts with
 * nobody. Decimal, as much as a gift voucher can be worth.
 */
export function giftAmountFor(tour: Pick<TourDetails, 'pricingGroups' | 'minimumTravellers' | 'basePrice' | 'currencyCode'>): number {
  const { pricingGroups, basePrice, currencyCode: currency } = tour;
  const lines = priceLines(pricingGroups, usualParty(tour), currency);
  const amount = lines.length > 0 ? lines.reduce((sum, { total }) => sum + total, 0) : 2 * fromDecimal(basePrice, currency).amount;
  const { least, most } = giftAmounts[currency];
  return Math.min(Math.max(toDecimal({ amount, currency }), least), most);
}
