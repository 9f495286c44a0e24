import type { Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { cartOf, isValidCart } from '#domain/cart.ts';
import { goToCheckout } from './cart.ts';

/** Takes a tour and its quote to the checkout. @returns where that starts; nothing for a quote that cannot be bought */
export const startCheckout = (tour: TourDetails, quote: Quote, locale: Locale): string | undefined =>
  isValidCart(quote) ? goToCheckout(cartOf(tour, quote), locale) : undefined;
