import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type About = { order: string; tour: string; day: string; time: string };

/** The mails to an operator: a request, a new booking, one that was cancelled. */
export const operatorMailMessages = defineMessages(
  'operator-mail',
  {
    ...en,
    subject: params<About>(en.subject),
    bookedSubject: params<About>(en.bookedSubject),
    cancelledSubject: params<About>(en.cancelledSubject),
    introOnAccount: params<{ payer: string }>(en.introOnAccount),
  },
  { de },
);
