import type { Locale } from '#contracts/common.ts';
import type { OrderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import type { CartGiftVoucher } from '#domain/cart.ts';
import { giftCartOf } from '#domain/gift-cart.ts';
import { $currency } from '../browser/currency.ts';
import { beginCheckout } from '../checkout/cart.ts';

/** What is ordered, and how it is shown on the way. */
export type WantedGift = {
  ordered: OrderedGiftVoucher;
  shown: Pick<CartGiftVoucher, 'name' | 'tourName' | 'picture'>;
  /** What it is worth, decimal, in the chosen currency. */
  amount: number;
};

/** Takes a gift voucher to the checkout, in place of whatever was there. @returns where that starts */
export const beginGift = ({ ordered, shown, amount }: WantedGift, locale: Locale): string =>
  beginCheckout(giftCartOf({ ...ordered, ...shown, id: crypto.randomUUID() }, amount, $currency.get()), locale);
