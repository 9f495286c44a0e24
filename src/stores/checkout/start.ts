import type { Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { cartOf } from '#domain/cart.ts';
import { beginCheckout, expireCart } from './cart.ts';
import { holdSelection, type Unavailable } from './hold.ts';

/** Why a checkout does not start. */
export type Hindrance =
  /** The places were sold a moment ago; a checkout before goes on as it was. */
  | ({ status: 'unavailable' } & Unavailable)
  /** The places are held, at another price than the shopper has seen: it has to be agreed to. */
  | { status: 'price_changed' };

/**
 * Holds the places of what was priced, in place of what this tab held before, and takes them to the checkout.
 * @param seen what the shopper has seen and agreed to
 * @throws ServiceError
 */
export async function startCheckout(
  tour: TourDetails,
  seen: Quote,
  locale: Locale,
): Promise<{ status: 'started'; address: string } | Hindrance> {
  const held = await holdSelection(seen, locale);
  if ('alternatives' in held) return { status: 'unavailable', ...held };
  if (held.quote.grandTotal === seen.grandTotal) return { status: 'started', address: beginCheckout(cartOf(tour, held), locale) };
  expireCart();
  return { status: 'price_changed' };
}
