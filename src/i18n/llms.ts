import { params } from '@nanostores/i18n';
import { defineMessages } from './define-messages.ts';
import de from './messages/de/llms.json' with { type: 'json' };
import en from './messages/en/llms.json' with { type: 'json' };

export const llmsMessages = defineMessages('llms', {
  ...en,
  about: params<{ name: string; currency: string }>(en.about),
  reach: params<{ email: string; phone: string; hours: string }>(en.reach),
}, { de });
