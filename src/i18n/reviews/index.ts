import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Most = { count: number };

/** The pages on which reviews are written, answered and reported. */
export const reviewMessages = defineMessages(
  'reviews',
  {
    ...en,
    textHint: params<Most>(en.textHint),
    answerHint: params<Most>(en.answerHint),
    reasonHint: params<Most>(en.reasonHint),
    tooLong: params<{ most: number; count: number }>(en.tooLong),
    earlyText: params<{ tour: string; date: string }>(en.earlyText),
    stopText: params<{ email: string }>(en.stopText),
    stars: params<{ rating: number }>(en.stars),
  },
  { de },
);
