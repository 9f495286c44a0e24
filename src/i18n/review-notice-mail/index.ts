import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail that brings an operator a review. */
export const reviewNoticeMailMessages = defineMessages(
  'review-notice-mail',
  {
    ...en,
    subject: params<{ tour: string; rating: number }>(en.subject),
    intro: params<{ tour: string; author: string }>(en.intro),
    review: params<{ rating: number }>(en.review),
  },
  { de },
);
