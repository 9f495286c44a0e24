import { postHold } from '#api/holds.ts';
import { ServiceError } from '#api/service-error.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { Alternative, HeldQuote, Hold } from '#contracts/holds.ts';
import type { Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { setClock } from '../browser/clock.ts';
import { $latestHold, keepHold } from './latest-hold.ts';

/** What could not be held, and what is free instead, the earliest first. */
export type Unavailable = { reason: 'sold_out' | 'not_offered' | 'ship_clock'; alternatives: readonly Alternative[] };

/** What became of each selection, in their order; without a hold none of them is held. */
export type Holding = { hold: Hold | undefined; items: readonly (HeldQuote | Unavailable)[] };

export const isHeld = (item: HeldQuote | Unavailable): item is HeldQuote => 'quoteId' in item;

/**
 * Has selections priced and their places held until the same time, in place of what this tab had held before: nobody else can buy them
 * until the hold ends. Those that are unavailable do not keep the rest from being held; where all are, what was held before stands.
 * @param wanted one or more
 * @throws ServiceError
 */
export async function holdSelections(wanted: readonly Selection[], currency: CurrencyCode, locale: Locale): Promise<Holding> {
  const replaces = $latestHold.get()?.id;
  const { hold, items } = await postHold(locale, { items: wanted.map(selectionOf), currency, ...(replaces && { replaces }) });
  setClock();
  if (hold) keepHold({ hold, items: wanted.filter((_, index) => items[index]?.status === 'held') }, false);
  if (items.length !== wanted.length || items.some(({ status }) => status === 'held') !== Boolean(hold))
    throw new ServiceError('unreadable', 'The answer does not say of each selection whether it is held');
  return {
    hold,
    items: items.map((item) => (item.status === 'held' ? item.quote : { reason: item.reason, alternatives: item.alternatives })),
  };
}
