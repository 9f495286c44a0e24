import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What tickets and calendar entries say. */
export const ticketFileMessages = defineMessages(
  'ticket-files',
  {
    ...en,
    ticketOf: params<{ number: number; count: number }>(en.ticketOf),
    unnamed: params<{ number: number }>(en.unnamed),
  },
  { de },
);
