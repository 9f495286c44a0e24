import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail to a shopper whose operator has declined. */
export const declinedMailMessages = defineMessages(
  'declined-mail',
  {
    ...en,
    subject: params<{ tour: string; order: string }>(en.subject),
    heading: params<{ name: string }>(en.heading),
    intro: params<{ tour: string; date: string }>(en.intro),
    moneyPaid: params<{ total: string }>(en.moneyPaid),
  },
  { de },
);
