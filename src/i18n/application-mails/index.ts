import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Mails about an operator's application, to both sides. */
export const applicationMailMessages = defineMessages(
  'application-mails',
  {
    ...en,
    receivedSubject: params<{ shop: string }>(en.receivedSubject),
    notYouText: params<{ email: string }>(en.notYouText),
    noticeSubject: params<{ business: string; city: string }>(en.noticeSubject),
    answerSubject: params<{ shop: string }>(en.answerSubject),
    answerBack: params<{ email: string }>(en.answerBack),
  },
  { de },
);
