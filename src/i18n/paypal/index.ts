import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The payment step, where PayPal pays. */
export const payPalMessages = defineMessages(
  'paypal',
  {
    ...en,
    note: params<{ total: string }>(en.note),
    noteOnRequest: params<{ total: string }>(en.noteOnRequest),
    noteUntilAnswers: params<{ total: string }>(en.noteUntilAnswers),
    pending: params<{ total: string }>(en.pending),
  },
  { de },
);
