import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail that asks the operator of a tour on request. */
export const operatorMailMessages = defineMessages(
  'operator-mail',
  {
    ...en,
    subject: params<{ order: string; tour: string; day: string; time: string }>(en.subject),
    introOnAccount: params<{ payer: string }>(en.introOnAccount),
  },
  { de },
);
