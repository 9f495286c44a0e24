import type { CurrencyCode } from '#contracts/common.ts';
import type { OrderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import type { Cart, CartGiftVoucher } from './cart.ts';

/** A cart of a gift voucher alone. @param amount what it is worth, decimal */
export const giftCartOf = (giftVoucher: CartGiftVoucher, amount: number, currency: CurrencyCode): Cart => ({
  giftVoucher,
  currencyCode: currency,
  grandTotal: amount,
  items: [],
});

/** A gift voucher as the wire has it: without what is only shown of it. */
export const orderedGiftOf = ({
  id: _id,
  name: _name,
  tourName: _tour,
  picture: _picture,
  ...ordered
}: CartGiftVoucher): OrderedGiftVoucher => ordered;
