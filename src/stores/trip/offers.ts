import { atom, map } from 'nanostores';
import { ServiceError, toServiceError } from '#api/service-error.ts';
import { postQuote } from '#api/vendor.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import { isSameSelection, selectionOf, selectionText } from '#domain/products/selection.ts';
import type { Wish } from '#domain/trip.ts';
import type { Unfit } from '#domain/unfit.ts';
import { $currency } from '../browser/currency.ts';
import { heldSelections } from '../checkout/latest-hold.ts';
import { inTurn } from './in-turn.ts';

/** What a wish comes to now: a price, which holds nothing, or why it cannot be had as it is. */
export type Offer =
  { status: 'loading' } | { status: 'priced'; quote: Quote } | ({ status: 'unfit' } & Unfit) | { status: 'error'; error: ServiceError };

/** By the id of the wish. */
export const $offers = atom<Readonly<Record<string, Offer>>>({});

/** What was asked for last, by the id of the wish: what has not changed is not asked again. */
const $asked = map<Record<string, string | undefined>>({});

export const putOffer = (id: string, offer: Offer): void => $offers.set({ ...$offers.get(), [id]: offer });

const gone: Offer = { status: 'unfit', reason: { code: 'tour_gone' }, alternatives: [] };

/** Most wishes have a price. */
const loadJudge = () =>
  import('./unpriced.ts').catch(() => {
    throw new ServiceError('unavailable', 'The script about what has no price did not arrive');
  });

/** What the checkout holds has its price already; asked again, its last places would look sold. Most tabs hold nothing. */
async function heldFor(wish: Wish, currency: CurrencyCode): Promise<Quote | undefined> {
  if (!heldSelections().some((held) => isSameSelection(held, wish))) return undefined;
  const { heldItemFor } = await import('../checkout/held-item.ts');
  return heldItemFor(wish, currency);
}

async function offerFor(wish: Wish, locale: Locale, currency: CurrencyCode): Promise<Offer> {
  try {
    const held = await heldFor(wish, currency);
    if (held) return { status: 'priced', quote: held };
    const quote = await postQuote(wish.productType, locale, { ...selectionOf(wish), currency }).catch((error: unknown) => {
      // The selection breaks a rule that the tour has had since.
      if (toServiceError(error).code === 'invalid_request') return null;
      throw error;
    });
    if (quote && quote.shoreCall?.verdict.fit !== 'tight') return { status: 'priced', quote };
    const { judgeTight, judgeUnpriced } = await loadJudge();
    return quote ? judgeTight(quote, wish) : await judgeUnpriced(wish, { locale, currency });
  } catch (thrown) {
    const error = toServiceError(thrown);
    return error.isGone ? gone : { status: 'error', error };
  }
}

async function ask(wish: Wish, locale: Locale, currency: CurrencyCode, question: string): Promise<void> {
  const isWanted = () => $asked.get()[wish.id] === question;
  $asked.setKey(wish.id, question);
  putOffer(wish.id, { status: 'loading' });
  const offer = await inTurn(async () => (isWanted() ? offerFor(wish, locale, currency) : undefined));
  if (!offer || !isWanted()) return;
  if (offer.status === 'error') $asked.setKey(wish.id, undefined);
  putOffer(wish.id, offer);
}

/** Prices the wishes that are new or have changed, whose currency is another, or that could not be priced before. */
export function priceWishes(wishes: readonly Wish[], locale: Locale): void {
  const currency = $currency.get();
  for (const wish of wishes) {
    const question = [currency, selectionText(wish), wish.cruise?.agreedMinutes].join(' ');
    if ($asked.get()[wish.id] !== question) void ask(wish, locale, currency, question);
  }
}
