import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail that reminds a booker of who has yet to sign. */
export const waiverMailMessages = defineMessages(
  'waiver-mail',
  {
    ...en,
    subject: params<{ tour: string }>(en.subject),
    heading: params<{ name: string }>(en.heading),
    intro: params<{ tour: string; date: string; time: string }>(en.intro),
  },
  { de },
);
