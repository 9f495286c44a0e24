import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** For shops whose checkout is billed: the steps in which a card would pay elsewhere. */
export const billingMessages = defineMessages(
  'billing',
  {
    ...en,
    refused: params<{ name: string }>(en.refused),
    bookingAs: params<{ name: string }>(en.bookingAs),
    orderNote: params<{ total: string; organization: string }>(en.orderNote),
    orderNoteOnRequest: params<{ total: string; organization: string }>(en.orderNoteOnRequest),
    orderNoteUntilAnswers: params<{ total: string; organization: string }>(en.orderNoteUntilAnswers),
  },
  { de },
);
