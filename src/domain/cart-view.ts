import type { CurrencyCode } from '#contracts/common.ts';
import { currentTermText, type CurrentTexts } from './cancellation-texts.ts';
import { sumOf, type Cart, type CartItem } from './cart.ts';
import { formatDay } from './day.ts';
import { formatMoney, fromDecimal, priceText } from './money.ts';

/** `€128`: the total of a cart, or of an item, in the reader's way of writing. */
export const totalText = (cart: Pick<Cart, 'grandTotal' | 'currencyCode'>, locale: string): string =>
  priceText(cart.grandTotal, cart.currencyCode, locale);

/** What some items of an order come to, in the order's currency. */
export const sumText = (items: readonly CartItem[], currencyCode: CurrencyCode, locale: string): string =>
  totalText({ grandTotal: sumOf(items, currencyCode), currencyCode }, locale);

/** `Sunday, 29 November 2026`: a day at the venue. */
export const dayText = (item: Pick<CartItem, 'queryDate'>, locale: string): string => formatDay(item.queryDate, locale);

/** `Sun, 29 Nov`: the same where there is little room. */
export const shortDayText = (item: Pick<CartItem, 'queryDate'>, locale: string): string =>
  formatDay(item.queryDate, locale, { weekday: 'short', day: 'numeric', month: 'short' });

type LineTexts = {
  quantity: (of: { count: number; label: string }) => string;
  /** What a voucher is called. */
  voucher: (of: { code: string }) => string;
};

/** The price lines as the summary shows them: `2 × Adult`, `Voucher SUMMER10`. */
export const lineTexts = (item: Pick<CartItem, 'lines' | 'currencyCode'>, locale: string, texts: LineTexts) =>
  item.lines.map(({ group, id, label, quantity: count, total }) => ({
    key: `${group} ${id}`,
    text: group === 'discount' ? texts.voucher({ code: id }) : texts.quantity({ count, label }),
    total: priceText(total, item.currencyCode, locale),
  }));

/** `−€8.90`: what a voucher takes off a cart; nothing where there is none. */
export const discountText = ({ voucherValue, currencyCode }: Pick<Cart, 'voucherValue' | 'currencyCode'>, locale: string): string =>
  voucherValue === undefined ? '' : priceText(-voucherValue, currencyCode, locale);

/** `€18`: what promotions save on a cart; nothing where there are none. */
export function savedText({ items, currencyCode: currency }: Pick<Cart, 'items' | 'currencyCode'>, locale: string): string | undefined {
  const minor = (decimal: number) => fromDecimal(decimal, currency).amount;
  const amount = items.reduce((sum, { grossTotal, grandTotal }) => sum + minor(grossTotal ?? grandTotal) - minor(grandTotal), 0);
  return amount > 0 ? formatMoney({ amount, currency }, locale) : undefined;
}

/** `2 × Adult, 1 × Child`: what is booked, whatever it costs. */
export const quantitiesText = (
  { lines }: Pick<CartItem, 'lines'>,
  texts: { quantity: (of: { count: number; label: string }) => string },
): string =>
  lines
    .filter(({ group }) => group !== 'discount')
    .map(({ quantity: count, label }) => texts.quantity({ count, label }))
    .join(', ');

/** `Free cancellation until 12 December 2026, 09:00 (Rome)`, or what is refunded instead. */
export const cancellationText = (
  { cancellationTerms, queryDate: day, startingTime, timeZone, tourCity: city }: CartItem,
  now: Date,
  locale: string,
  texts: CurrentTexts,
): string => currentTermText(cancellationTerms, { day, startingTime, timeZone, city }, now, locale, texts);

/** `9:05`: minutes and seconds. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
