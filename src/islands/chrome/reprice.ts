import { formatMoney, type Money } from '#domain/money.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';
import { loadPrices } from '#stores/listing/prices.ts';

/** Prices that the server printed. A hydrated island prints its own. */
const printed = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-price]')].filter((element) => !element.closest('astro-island:not([ssr])'));

const tourOf = (element: HTMLElement): string => element.dataset['price'] ?? '';

/** Puts prices in the chosen currency in the place of the printed ones. Without an answer these stay: they are true, in their currency. */
export async function reprice(): Promise<void> {
  const locale = pageLocale();
  const tourIds = [...new Set(printed().map(tourOf))];
  if (tourIds.length === 0) return;
  const prices: Record<string, Money> = await loadPrices(tourIds, locale).catch(() => ({}));
  for (const element of printed()) {
    const price = prices[tourOf(element)];
    if (price) element.textContent = formatMoney(price, locale);
  }
}
