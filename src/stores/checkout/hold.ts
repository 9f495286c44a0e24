import { postHold } from '#api/shopper.ts';
import { ServiceError } from '#api/service-error.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { Alternative, HeldQuote, Hold } from '#contracts/holds.ts';
import type { Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { setClock } from '../browser/clock.ts';
import { $latestHold } from './latest-hold.ts';

export type Held = { hold: Hold; quote: HeldQuote };
/** What could not be held, and what is free instead, the earliest first. */
export type Unavailable = { alternatives: readonly Alternative[] };

/**
 * Has a selection priced and its places held, in place of what this tab had held before: nobody else can buy them until the hold ends.
 * Where it is unavailable, what was held before stands.
 * @throws ServiceError
 */
export async function holdSelection(wanted: Selection & { currencyCode: CurrencyCode }, locale: Locale): Promise<Held | Unavailable> {
  const replaces = $latestHold.get()?.id;
  const { hold, items } = await postHold(locale, {
    items: [selectionOf(wanted)],
    currency: wanted.currencyCode,
    ...(replaces && { replaces }),
  });
  setClock();
  if (hold) $latestHold.set({ id: hold.id });
  const [item] = items;
  if (item?.status === 'unavailable') return { alternatives: item.alternatives };
  if (!item || !hold) throw new ServiceError('unreadable', 'The answer neither holds the selection nor calls it unavailable');
  return { hold, quote: item.quote };
}
