import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The form in which a gift voucher is made, and what stands on it. */
export const giftVoucherMessages = defineMessages(
  'gift-voucher',
  {
    ...en,
    quoted: params<{ message: string }>(en.quoted),
    ownAmount: params<{ currency: string }>(en.ownAmount),
    ownAmountHint: params<{ least: string; most: string }>(en.ownAmountHint),
    tourFor: count(en.tourFor),
    messageLeft: count(en.messageLeft),
    messageHint: params<{ count: number }>(en.messageHint),
    tourChosen: params<{ tour: string }>(en.tourChosen),
    tooLittle: params<{ least: string }>(en.tooLittle),
    tooMuch: params<{ most: string }>(en.tooMuch),
    dayTooLate: params<{ day: string }>(en.dayTooLate),
  },
  { de },
);

export type GiftVoucherTexts = ReturnType<typeof giftVoucherMessages>;
