import { currencyCodes, type CurrencyCode } from '#contracts/codes.ts';
import { browserAtom, schemaOf } from './storage.ts';

const isCurrency = (value: unknown): value is CurrencyCode => currencyCodes.some((code) => code === value);

/** The currency that prices are shown and charged in. Spec section 9: EUR unless chosen. */
export const $currency = browserAtom<CurrencyCode>('currency', schemaOf(isCurrency), 'EUR');

export function chooseCurrency(currency: CurrencyCode): void {
  $currency.set(currency);
}
