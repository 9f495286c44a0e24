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
  /** The places are held, at another price than the shopper has seen: it has to be agreed to. */
  | { status: 'price_changed' };

const isAsSeen = (quote: Quote, seen: Quote | undefined): boolean =>
  quote.grandTotal === seen?.grandTotal && quote.currencyCode === seen.currencyCode;

/**
 * Holds the places of all that was priced, in place of what this tab held before, and takes them to the checkout.
 * @param wanted one or more, all in one currency
 * @throws ServiceError
 */
export async function startCheckout(
  wanted: readonly Wanted[],
  locale: Locale,
): Promise<{ status: 'started'; address: string } | Hindrance> {
  const { hold, items } = await holdSelections(
    wanted.map(({ seen }) => seen),
    locale,
  );
  const quotes = items.filter(isHeld);
  const [first, quote] = [wanted[0], quotes[0]];
  if (hold && first && quote && quotes.length === items.length && quotes.every((held, index) => isAsSeen(held, wanted[index]?.seen)))
    return { status: 'started', address: beginCheckout(cartOf(first.tour, { hold, quote }), locale) };
  if (hold) expireCart();
  return quotes.length === items.length
    ? { status: 'price_changed' }
    : { status: 'unavailable', items: items.map((item) => (isHeld(item) ? undefined : item)) };
}
