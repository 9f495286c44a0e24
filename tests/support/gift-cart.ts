import type { CartGiftVoucher } from '#domain/cart.ts';
import { emptyGiftForm, type GiftForm } from '#domain/gift-form.ts';
import { giftCartOf } from '#domain/gift-cart.ts';

/** For Grace, from Ada, sent by mail at once. */
export const giftVoucher: CartGiftVoucher = {
  id: '77777777-7777-4777-8777-777777777777',
  design: 'rome',
  recipientName: 'Grace Hopper',
  recipientEmail: 'grace@example.com',
  senderName: 'Ada',
  message: 'Enjoy Rome!',
  name: 'Gift voucher',
  picture: '/_astro/rome.webp',
};

/** It is worth 50 euros. */
export const giftCart = giftCartOf(giftVoucher, 50, 'EUR');

/** The form that makes it, in which 50 is chosen unless somebody chooses something else. */
export const filledGift: GiftForm = {
  ...emptyGiftForm,
  design: 'rome',
  recipientName: ' Grace Hopper ',
  recipientEmail: 'grace@example.com ',
  senderName: 'Ada',
  message: 'Enjoy Rome!',
};
