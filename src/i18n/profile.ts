import { count, params } from '@nanostores/i18n';
import { defineMessages } from './define-messages.ts';
import de from './messages/de/profile.json' with { type: 'json' };
import en from './messages/en/profile.json' with { type: 'json' };

export const profileMessages = defineMessages('profile', {
  ...en,
  unverified: params<{ email: string }>(en.unverified),
  upcoming: count(en.upcoming),
  remaining: count(en.remaining),
}, { de });
