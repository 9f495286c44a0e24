import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const offlineMessages = defineMessages(
  'offline',
  {
    ...en,
    when: params<{ day: string; time: string }>(en.when),
    order: params<{ number: string }>(en.order),
    operator: params<{ name: string }>(en.operator),
    ticketOf: params<{ name: string }>(en.ticketOf),
  },
  { de },
);
