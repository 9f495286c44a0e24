import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The form with which operators apply. */
export const applicationMessages = defineMessages(
  'applications',
  {
    ...en,
    tourHint: params<{ most: number }>(en.tourHint),
    tooLong: params<{ most: number; count: number }>(en.tooLong),
    tooFast: count(en.tooFast),
    tooMany: params<{ email: string }>(en.tooMany),
    sentMail: params<{ email: string }>(en.sentMail),
  },
  { de },
);
