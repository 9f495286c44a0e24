import { params } from '@nanostores/i18n';
import { defineMessages } from './define-messages.ts';
import de from './messages/de/offline.json' with { type: 'json' };
import en from './messages/en/offline.json' with { type: 'json' };

export const offlineMessages = defineMessages('offline', {
  ...en,
  when: params<{ day: string; time: string }>(en.when),
  order: params<{ number: string }>(en.order),
  operator: params<{ name: string }>(en.operator),
  ticketOf: params<{ name: string }>(en.ticketOf),
}, { de });
