import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The page behind the link of a ticket that is no longer valid. */
export const cancelledTicketMessages = defineMessages(
  'cancelled-ticket',
  {
    ...en,
    text: params<{ order: string }>(en.text),
  },
  { de },
);
