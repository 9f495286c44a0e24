import { formatMoney } from '#domain/money.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';
import { loadPrices } from '#stores/listing/prices.ts';

type Kind = 'price' | 'original-price';

/** Prices that the server printed. A hydrated island prints its own. */
const printed = (kind: Kind = 'price'): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)].filter((element) => !element.closest('astro-island:not([ssr])'));

const tourOf = (element: HTMLElement): string => element.dataset['price'] ?? element.dataset['originalPrice'] ?? '';

/** Puts prices in the chosen currency in the place of the printed ones. Without an answer these stay: they are true, in their currency. */
export async function reprice(): Promise<void> {
  const locale = pageLocale();
  const tourIds = [...new Set(printed().map(tourOf))];
  if (tourIds.length === 0) return;
  const prices = await loadPrices(tourIds, locale).catch((): Awaited<ReturnType<typeof loadPrices>> => ({}));
  for (const element of printed()) {
    const price = prices[tourOf(element)];
    if (price) element.textContent = formatMoney(price.price, locale);
  }
  for (const element of printed('original-price')) {
    const price = prices[tourOf(element)];
    if (price?.original) element.textContent = formatMoney(price.original, locale);
    // The offer has ended since the page was printed.
    else if (price) element.closest('s')?.toggleAttribute('hidden', true);
  }
}
