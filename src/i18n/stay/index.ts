import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What a stay in a room is called on an order. */
export const stayMessages = defineMessages(
  'stay',
  {
    ...en,
    nights: count(en.nights),
    room: params<{ room: string; board: string; nights: string }>(en.room),
    until: params<{ nights: string; date: string; time: string }>(en.until),
  },
  { de },
);
