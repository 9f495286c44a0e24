import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the one PDF of an order of several says beside its tickets. */
export const orderPaperMessages = defineMessages(
  'order-paper',
  {
    ...en,
    tickets: count(en.tickets),
    portOf: params<{ number: number; count: number }>(en.portOf),
    onBoard: params<{ time: string }>(en.onBoard),
  },
  { de },
);
