import { ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { cartOf } from '#domain/cart.ts';
import { beginCheckout, expireCart } from './cart.ts';
import { holdSelections, isHeld, type Unavailable } from './hold.ts';

/** What is to be bought, and the price that the shopper has seen for it and agreed to. */
export type Wanted = { tour: TourDetails; seen: Quote };

/** Why a checkout does not start. */
export type Hindrance =
  /**
   * Places were sold a moment ago: named in the order of what is wanted, nothing for an item that fits. What fits is held, so that the
   * next try finds it free; where nothing does, a checkout before goes on as it was.
   */
  | { status: 'unavailable'; items: readonly (Unavailable | undefined)[] }
  /** The places are held, at another price than the shopper has seen: it has to be agreed to. Quotes in the order of what is wanted. */
  | { status: 'price_changed'; quotes: readonly Quote[] };

/**
 * Holds the places of all that was priced, in place of what this tab held before, and takes them to the checkout.
 * @param wanted one or more, all in one currency @param byWallet whether a wallet was chosen already, which says all that is asked
 * @throws ServiceError
 */
export async function startCheckout(
  wanted: readonly Wanted[],
  locale: Locale,
  byWallet = false,
): Promise<{ status: 'started'; address: string } | Hindrance> {
  const seen = wanted.map((one) => one.seen);
  const currency = seen[0]?.currencyCode;
  if (!currency) throw new ServiceError('not_found', 'There is nothing to hold');
  const { hold, items } = await holdSelections(seen, currency, locale);
  const held = wanted.flatMap(({ tour, seen: agreed }, index) => {
    const quote = items[index];
    return quote && isHeld(quote) ? [{ tour, quote, isAsSeen: quote.grandTotal === agreed.grandTotal }] : [];
  });
  const isWhole = held.length === wanted.length;
  if (hold && isWhole && held.every(({ isAsSeen }) => isAsSeen))
    return { status: 'started', address: beginCheckout(cartOf(hold, currency, held), locale, byWallet) };
  if (hold) expireCart();
  return isWhole
    ? { status: 'price_changed', quotes: held.map(({ quote }) => quote) }
    : { status: 'unavailable', items: items.map((item) => (isHeld(item) ? undefined : item)) };
}
