import type { Cart } from './cart.ts';
import { formatDay } from './day.ts';
import { formatMoney, fromDecimal } from './money.ts';

/** `€128`: the cart's total in the reader's way of writing. */
export const totalText = (cart: Pick<Cart, 'grandTotal' | 'currencyCode'>, locale: string): string =>
  formatMoney(fromDecimal(cart.grandTotal, cart.currencyCode), locale);

/** `Sunday, 29 November 2026`: a day at the venue. */
export const dayText = (cart: Pick<Cart, 'queryDate'>, locale: string): string => formatDay(cart.queryDate, locale);

/** The price lines as the summary shows them. */
export const lineTexts = (cart: Pick<Cart, 'lines' | 'currencyCode'>, locale: string) =>
  cart.lines.map(({ group, id, label, quantity, total }) => ({
    key: `${group} ${id}`,
    label,
    quantity,
    total: formatMoney(fromDecimal(total, cart.currencyCode), locale),
  }));

/** `9:05`: minutes and seconds. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
