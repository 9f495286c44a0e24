import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail to a shopper whose operator has yet to answer. */
export const requestMailMessages = defineMessages(
  'request-mail',
  {
    ...en,
    subject: params<{ tour: string; order: string }>(en.subject),
    preview: params<{ deadline: string }>(en.preview),
    intro: params<{ deadline: string }>(en.intro),
    heading: params<{ name: string }>(en.heading),
  },
  { de },
);
