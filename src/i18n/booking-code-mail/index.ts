import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail with the code that opens a booking. */
export const bookingCodeMailMessages = defineMessages(
  'booking-code-mail',
  {
    ...en,
    subject: params<{ code: string }>(en.subject),
    intro: params<{ order: string }>(en.intro),
  },
  { de },
);
