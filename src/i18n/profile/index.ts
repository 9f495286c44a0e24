import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const profileMessages = defineMessages(
  'profile',
  {
    ...en,
    unverified: params<{ email: string }>(en.unverified),
    upcoming: count(en.upcoming),
    remaining: count(en.remaining),
  },
  { de },
);
