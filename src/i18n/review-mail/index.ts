import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail that asks a booker for a review. */
export const reviewMailMessages = defineMessages(
  'review-mail',
  {
    ...en,
    subject: params<{ tour: string }>(en.subject),
    heading: params<{ name: string }>(en.heading),
    intro: params<{ tour: string; city: string; date: string }>(en.intro),
  },
  { de },
);
