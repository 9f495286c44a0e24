import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail with the tickets. */
export const ticketMailMessages = defineMessages(
  'ticket-mail',
  {
    ...en,
    subject: params<{ tour: string; order: string }>(en.subject),
    preview: params<{ date: string; time: string }>(en.preview),
    heading: params<{ name: string }>(en.heading),
    intro: count(en.intro),
    confirmed: count(en.confirmed),
  },
  { de },
);
