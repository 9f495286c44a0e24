import type { CurrencyCode } from '#contracts/common.ts';
import { numberFormat } from './formatters.ts';

/** An amount in integer minor units (cents; yen have none) with its currency. decision 11 of docs/design.md. */
export type Money = { readonly amount: number; readonly currency: CurrencyCode };

/** ISO 4217: how many decimals the currency's minor unit has. */
export const minorDigits = (currency: CurrencyCode): number => (currency === 'JPY' ? 0 : 2);

/** Reads a decimal from the wire; rounds half away from zero to the minor unit. */
export function fromDecimal(decimal: number, currency: CurrencyCode): Money {
  const scaled = Number(`${Math.abs(decimal)}e${minorDigits(currency)}`);
  return { amount: Math.sign(decimal) * Math.round(scaled), currency };
}

/** The decimal that goes over the wire. */
export const toDecimal = ({ amount, currency }: Money): number => Number(`${amount}e-${minorDigits(currency)}`);

/** Converts at `rate` units of `currency` for one unit of the money's own. */
export function convert(money: Money, currency: CurrencyCode, rate: number): Money {
  return currency === money.currency ? money : fromDecimal(toDecimal(money) * rate, currency);
}

/**
 * Rounds to the nearest multiple of `step`, as price lists do. Amounts below ten steps are rounded to half a step, where that is a whole
 * number of minor units. A price above zero never becomes zero.
 * @param step a decimal of whole minor units
 */
export function roundPrice({ amount, currency }: Money, step: number): Money {
  const whole = fromDecimal(step, currency).amount;
  const multiple = amount < 10 * whole && whole % 2 === 0 ? whole / 2 : whole;
  const rounded = Math.round(amount / multiple) * multiple;
  return { amount: amount > 0 ? Math.max(rounded, multiple) : rounded, currency };
}

/** `€64`, `64,50 €`: whole amounts without decimals, as posters and price lists write them. */
export function formatMoney(money: Money, locale: string): string {
  const whole = money.amount % 10 ** minorDigits(money.currency) === 0;
  return numberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  }).format(toDecimal(money));
}

/** `€64`: a decimal from the wire as people read it. */
export const priceText = (decimal: number, currency: CurrencyCode, locale: string): string =>
  formatMoney(fromDecimal(decimal, currency), locale);
