import type { CurrencyCode } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import { browserAtom } from './storage.ts';
import { textLike } from './text-like.ts';

/** The currency that prices are shown and charged in. Requirements 9: EUR unless chosen. */
export const $currency = browserAtom<CurrencyCode>(
  'currency',
  textLike(RegExp(`^(${currencyCodes.join('|')})$`)),
  import.meta.env.CURRENCY ?? 'EUR',
);

export function chooseCurrency(currency: CurrencyCode): void {
  $currency.set(currency);
}
