import type { TourSummary } from '#contracts/tours.ts';
import { numberFormat } from './formatters.ts';
import { formatMoney, fromDecimal } from './money.ts';

/** `4.0`: an average of stars, with its decimal even where it is none, so that numbers below each other compare. */
export const ratingText = (value: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** `English`, `Englisch`: a language's name in the reader's own. */
export const languageText = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;

/** `€64`: the price of a tour as cards write it. */
export const basePriceText = (tour: Pick<TourSummary, 'basePrice' | 'currencyCode'>, locale: string): string =>
  formatMoney(fromDecimal(tour.basePrice, tour.currencyCode), locale);
