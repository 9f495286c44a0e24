import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is said of a gift voucher on the way to its payment, and after it. */
export const giftOrderMessages = defineMessages(
  'gift-order',
  {
    ...en,
    buyingAs: params<{ name: string }>(en.buyingAs),
    for: params<{ name: string }>(en.for),
    forTour: params<{ tour: string }>(en.forTour),
    mailedNow: params<{ email: string }>(en.mailedNow),
    mailedOn: params<{ email: string; day: string }>(en.mailedOn),
  },
  { de },
);
