import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail to the shop's own people about a payment that its provider has taken back. */
export const reversedMailMessages = defineMessages(
  'reversed-mail',
  {
    ...en,
    subject: params<{ amount: string; order: string }>(en.subject),
    giftVoucherLine: params<{ code: string; amount: string; spent: string }>(en.giftVoucherLine),
  },
  { de },
);
