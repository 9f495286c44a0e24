import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type To = { name: string; email: string };

/** The mail to who has bought a gift voucher. */
export const giftReceiptMailMessages = defineMessages(
  'gift-receipt-mail',
  {
    ...en,
    subject: params<{ amount: string; order: string }>(en.subject),
    preview: params<{ amount: string; name: string }>(en.preview),
    sent: params<To>(en.sent),
    sentOn: params<To & { day: string }>(en.sentOn),
    toPrint: params<{ name: string }>(en.toPrint),
    withdrawUntil: params<{ day: string }>(en.withdrawUntil),
  },
  { de },
);
