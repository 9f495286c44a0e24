import type { ReadableAtom } from 'nanostores';
import { postQuote } from '#api/vendor.ts';
import type { CurrencyCode, Locale, ProductType } from '#contracts/common.ts';
import type { Quote, Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { remoteStore } from '../browser/remote.ts';
import type { Remote } from '../browser/status.ts';

/** What is to be priced. */
type Wish = Selection & { productType: ProductType; currencyCode: CurrencyCode; locale: Locale };

/** Milliseconds of quiet before a changed choice is priced: a finger on a stepper presses more than once. */
const debounce = 250;

const quotes = remoteStore<Quote | null>(null);

/** Requirements 4, "Quote status": a price, which holds no places. Loaded without data: the departure cannot take the selection (204). */
export const $quote: ReadableAtom<Remote<Quote | null>> = quotes.$state;

/** Prices a selection as soon as it has not changed for a short time; a newer selection replaces an older one. */
export function requestQuote({ productType, locale, currencyCode: currency, ...wanted }: Wish): void {
  void quotes.load(async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, debounce));
    signal.throwIfAborted();
    return postQuote(productType, locale, { ...selectionOf(wanted), currency }, signal);
  });
}

/** Shows a price that a hold has told. */
export const showQuote = (quote: Quote): Promise<void> => quotes.load(() => Promise.resolve(quote));

/** There is nothing to price for now. */
export const resetQuote = (): void => quotes.reset('loaded');
