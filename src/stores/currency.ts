import { currencyCode, type CurrencyCode } from '#contracts/common.ts';
import { browserAtom } from './storage.ts';

/** The currency that prices are shown and charged in. Spec section 9: EUR unless chosen. */
export const $currency = browserAtom<CurrencyCode>('currency', currencyCode, 'EUR');

export function chooseCurrency(currency: CurrencyCode): void {
  $currency.set(currency);
}
