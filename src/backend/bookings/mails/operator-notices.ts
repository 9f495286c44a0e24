import type { Locale } from '#contracts/common.ts';
import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../../backend.ts';
import { send } from '../../mail/send.ts';
import type { Booking } from '../booking.ts';
import { visitOf } from '../visit.ts';
import { detailsForOperator, operatorLetter } from './operator-letter.ts';
import { operatorsLocale } from './operators-locale.ts';
import { factsOf } from './visit-blocks.ts';

/** What each notice says. */
function noticesIn(locale: Locale) {
  const say = operatorMailMessages(locale);
  return {
    booked: { subject: say.bookedSubject, preview: say.bookedPreview, heading: say.bookedHeading, intro: say.bookedIntro },
    cancelled: {
      subject: say.cancelledSubject,
      preview: say.cancelledPreview,
      heading: say.cancelledHeading,
      intro: say.cancelledIntro,
    },
    taken: { subject: say.takenSubject, preview: say.takenPreview, heading: say.takenHeading, intro: say.takenIntro },
    notTaken: { subject: say.notTakenSubject, preview: say.notTakenPreview, heading: say.notTakenHeading, intro: say.notTakenIntro },
  };
}

type Notice = keyof ReturnType<typeof noticesIn>;

/** These have all that there is to know of the guests; the others which booking it was. */
const ofWhatTakesPlace: readonly Notice[] = ['booked', 'taken'];

/** Not every operator has an address in the catalogue: then there is nobody to write to. @param kind of the mail, which is sent once */
async function notify(backend: Backend, booking: Booking, kind: string, notice: Notice): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const { name, email } = visit.operator;
  if (email === '') return;
  const blocks = ofWhatTakesPlace.includes(notice) ? detailsForOperator(visit) : [factsOf(visit)];
  const letter = operatorLetter(backend, visit, noticesIn(visit.locale)[notice], blocks);
  await send(backend, { id: `${kind}.${booking.id}`, to: { name, address: email }, letter });
}

/** Tells the operator of a booking that was confirmed at once who comes, and what was answered to the operator's questions. */
export const sendOperatorBookedMail = (backend: Backend, booking: Booking): Promise<void> =>
  notify(backend, booking, 'operator_booked', 'booked');

/** Tells the operator whether the other time that was suggested is taken. */
export const sendSuggestedTimeAnsweredMail = (backend: Backend, booking: Booking): Promise<void> =>
  notify(backend, booking, 'suggested_time_answered', booking.status === 'confirmed' ? 'taken' : 'notTaken');

/** Tells the operator that a shopper has cancelled. */
export const sendOperatorCancelledMail = (backend: Backend, booking: Booking): Promise<void> =>
  notify(backend, booking, 'operator_cancelled', 'cancelled');
