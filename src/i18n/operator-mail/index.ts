import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type About = { order: string; tour: string; day: string; time: string };
type Deadline = { deadline: string };

/** The mails to an operator: of requests, bookings, what becomes of them and of suggestions. */
export const operatorMailMessages = defineMessages(
  'operator-mail',
  {
    ...en,
    subject: params<About>(en.subject),
    bookedSubject: params<About>(en.bookedSubject),
    cancelledSubject: params<About>(en.cancelledSubject),
    takenSubject: params<About>(en.takenSubject),
    notTakenSubject: params<About>(en.notTakenSubject),
    changedSubject: params<About>(en.changedSubject),
    preview: params<Deadline>(en.preview),
    intro: params<Deadline>(en.intro),
    introPaid: params<Deadline>(en.introPaid),
    introOnAccount: params<Deadline & { payer: string }>(en.introOnAccount),
    openUntil: params<{ day: string }>(en.openUntil),
    reminderSubject: params<About>(en.reminderSubject),
    reminderIntro: params<Deadline & { name: string }>(en.reminderIntro),
  },
  { de },
);
