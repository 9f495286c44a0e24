import { postQuote } from '#api/vendor.ts';
import type { CurrencyCode, Locale, ProductType } from '#contracts/common.ts';
import type { Quote, Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { setClock } from '../browser/clock.ts';
import { $held, keepHeld } from './held-seats.ts';

/** What is to be priced and held; a cart is one, too. */
export type QuoteWish = Selection & { productType: ProductType; currencyCode: CurrencyCode };

/** The shopper's quote before: its seats are given back in the same step, or with `extend` kept for longer. */
type Before = { replaces?: string | undefined; extend?: true };

/**
 * Has a selection priced and its seats held, and keeps which seats these are.
 * @returns null (204) when the departure cannot take the selection, or the hold cannot be kept any longer
 * @throws ServiceError
 */
export async function askQuote(wanted: QuoteWish, locale: Locale, { replaces, extend }: Before): Promise<Quote | null> {
  const { productType, currencyCode: currency } = wanted;
  const before = { ...(replaces ? { replaces } : {}), ...(extend ? { extend } : {}) };
  const quote = await postQuote(productType, locale, { ...selectionOf(wanted), currency, ...before });
  setClock();
  // A tour page opened since may hold other seats: those are its own to give back.
  if (quote && $held.get()?.quoteId === replaces) keepHeld(productType, quote);
  return quote;
}
