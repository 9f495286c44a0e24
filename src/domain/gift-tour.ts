import type { TourDetails } from '#contracts/tours.ts';
import { giftAmounts } from './gift-voucher.ts';
import { fromDecimal, toDecimal } from './money.ts';
import { usualParty } from './party.ts';
import { priceLines, seatsOf } from './pricing.ts';

/** The destination that a tour is in, whose poster its voucher has. */
export const destinationOf = ({ normalizedUrlPath }: Pick<TourDetails, 'normalizedUrlPath'>): string =>
  normalizedUrlPath.split('/')[1] ?? '';

/** For whom a tour's price is doubled. */
const usual = 2;

/** @param amount decimal @param travellers absent: a group, whose price is for all of it @param isPart true where it costs more */
export type TourAmount = { amount: number; travellers?: number; isPart: boolean };

/**
 * What a gift voucher for a tour starts with: what those pay whom the tour's page starts with; twice its lowest price where it starts with
 * nobody; as far as a gift voucher can be worth that.
 */
export function giftAmountFor(tour: Pick<TourDetails, 'pricingGroups' | 'minimumTravellers' | 'basePrice' | 'currencyCode'>): TourAmount {
  const { pricingGroups, basePrice, currencyCode: currency } = tour;
  const party = usualParty(tour);
  const lines = priceLines(pricingGroups, party, currency);
  const amount = lines.length > 0 ? lines.reduce((sum, { total }) => sum + total, 0) : usual * fromDecimal(basePrice, currency).amount;
  const { least, most } = giftAmounts[currency];
  const decimal = toDecimal({ amount, currency });
  return {
    amount: Math.min(Math.max(decimal, least), most),
    ...(!pricingGroups.DEFAULT && { travellers: seatsOf(party) || usual }),
    isPart: decimal > most,
  };
}
