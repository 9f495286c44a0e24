import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is said of a price that is lower for a while (requirements 9, "Promotion text"). */
export const promotionMessages = defineMessages(
  'promotion',
  {
    ...en,
    savings: params<{ savings: number }>(en.savings),
    note: params<{ savings: number; bookUntil: string; validUntil: string }>(en.note),
    saved: params<{ amount: string }>(en.saved),
  },
  { de },
);
