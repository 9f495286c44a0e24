import type { CurrencyCode } from '#contracts/common.ts';
import type { VoucherStatus } from '#contracts/discount.ts';

/** What a voucher takes off, and from what. Amounts are minor units of `currency`. */
export type VoucherTerms = {
  /** Of the price, in whole per cent; or `amount`. */
  percent: number | null;
  /** Of a gift voucher: what is left of it. */
  amount: number | null;
  /** Absent: any. Always there where a term is an amount. */
  currency: CurrencyCode | null;
  /** Ids of the products it is for; absent: all. */
  products: readonly string[] | null;
  /** What those of the order have to come to at least. */
  leastTotal: number;
  validFrom: Date | null;
  /** The first instant at which it is valid no more. */
  validUntil: Date | null;
};

/** A thing that is bought, and its price in minor units. */
export type Priced = { product: string; total: number };

const isFor = ({ products }: VoucherTerms, { product }: Priced): boolean => products?.includes(product) ?? true;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What of an order a voucher is for comes to, in minor units. */
const totalFor = (terms: VoucherTerms, items: readonly Priced[]): number =>
  sum(items.filter((item) => isFor(terms, item)).map(({ total }) => total));

/** Whether a voucher takes anything off these things, and why not. How often it has been used is not asked here. */
export function voucherStatus(terms: VoucherTerms, items: readonly Priced[], currency: CurrencyCode, now: Date): VoucherStatus {
  if (terms.validUntil && terms.validUntil <= now) return 'expired';
  if (terms.validFrom && terms.validFrom > now) return 'not_yet';
  if (terms.currency && terms.currency !== currency) return 'other_currency';
  if (terms.amount !== null && terms.amount <= 0) return 'used_up';
  const total = totalFor(terms, items);
  if (total === 0) return 'other_products';
  return total < terms.leastTotal ? 'least_total' : 'valid';
}

/** An amount in proportion to these prices: whole minor units that add up to it, none above its price. */
function shareOut(amount: number, prices: readonly number[]): number[] {
  const total = sum(prices);
  const upTo = (count: number): number => Math.round((amount * sum(prices.slice(0, count))) / total);
  return prices.map((_, index) => upTo(index + 1) - upTo(index));
}

/**
 * What a valid voucher takes off each thing, in their order and in minor units: a share of its price, rounded half up; an amount is shared
 * out over all that it is for, and never more than they cost.
 */
export function discountsOf(terms: VoucherTerms, items: readonly Priced[]): number[] {
  const prices = items.map((item) => (isFor(terms, item) ? item.total : 0));
  const { percent, amount } = terms;
  if (percent !== null) return prices.map((price) => Math.round((price * percent) / 100));
  return shareOut(Math.min(amount ?? 0, sum(prices)), prices);
}
