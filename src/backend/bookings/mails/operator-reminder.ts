import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../../backend.ts';
import { send } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { visitOf } from '../visit.ts';
import { answerButtons, detailsForOperator, operatorLetter } from './operator-letter.ts';
import { operatorsLocale } from './operators-locale.ts';

const nameOf = ({ booker }: Visit): string => `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim();

/** Reminds the operator of a request without an answer. @param afterHours how long ago it was made: each reminder is sent once */
export async function sendOperatorReminderMail(backend: Backend, booking: Booking, afterHours: string): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const say = operatorMailMessages(visit.locale);
  const deadline = visit.answerBy;
  const texts = {
    subject: say.reminderSubject,
    preview: say.preview({ deadline }),
    heading: say.reminderHeading,
    intro: say.reminderIntro({ name: nameOf(visit), deadline }),
  };
  await send(backend, {
    id: `operator_reminder.${afterHours}.${booking.id}`,
    to: { name: visit.operator.name, address: visit.operator.email },
    // What to do comes first: the details are known from the first mail.
    letter: operatorLetter(backend, visit, texts, [answerButtons(backend, visit), ...detailsForOperator(visit)]),
  });
}
