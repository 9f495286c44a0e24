import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const llmsMessages = defineMessages(
  'llms',
  {
    ...en,
    about: params<{ name: string; currency: string }>(en.about),
    reach: params<{ email: string; phone: string; hours: string }>(en.reach),
  },
  { de },
);
