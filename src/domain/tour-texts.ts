import { numberFormat } from './formatters.ts';

/** `4.0`: an average of stars, with its decimal even where it is none, so that numbers below each other compare. */
export const ratingText = (value: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** `English`, `Englisch`: a language's name in the reader's own. */
export const languageText = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
