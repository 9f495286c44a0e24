import { currentTermText, type CurrentTexts } from './cancellation-texts.ts';
import type { Cart } from './cart.ts';
import { formatDay } from './day.ts';
import { priceText } from './money.ts';

/** `€128`: the cart's total in the reader's way of writing. */
export const totalText = (cart: Pick<Cart, 'grandTotal' | 'currencyCode'>, locale: string): string =>
  priceText(cart.grandTotal, cart.currencyCode, locale);

/** `Sunday, 29 November 2026`: a day at the venue. */
export const dayText = (cart: Pick<Cart, 'queryDate'>, locale: string): string => formatDay(cart.queryDate, locale);

/** The price lines as the summary shows them. */
export const lineTexts = (cart: Pick<Cart, 'lines' | 'currencyCode'>, locale: string) =>
  cart.lines.map(({ group, id, label, quantity, total }) => ({
    key: `${group} ${id}`,
    label,
    quantity,
    total: priceText(total, cart.currencyCode, locale),
  }));

/** `Free cancellation until 12 December 2026, 09:00 (Rome)`, or what is refunded instead; nothing where the cart does not say. */
export const cancellationText = (
  { cancellationTerms, queryDate: day, startingTime, timeZone, tourCity: city }: Cart,
  now: Date,
  locale: string,
  texts: CurrentTexts,
): string | undefined => cancellationTerms && currentTermText(cancellationTerms, { day, startingTime, timeZone, city }, now, locale, texts);

/** `9:05`: minutes and seconds. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
