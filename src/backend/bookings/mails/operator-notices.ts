import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { visitOf } from '../visit.ts';
import { detailsForOperator, operatorLetter } from './operator-letter.ts';
import { operatorsLocale } from './operators-locale.ts';
import { factsOf } from './visit-blocks.ts';

/** Not every operator has an address in the catalogue: then there is nobody to write to. */
async function notify(
  backend: Backend,
  booking: Booking,
  kind: string,
  letterOf: (backend: Backend, visit: Visit) => Letter,
): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const { name, email } = visit.operator;
  if (email !== '') await send(backend, { id: `${kind}.${booking.id}`, to: { name, address: email }, letter: letterOf(backend, visit) });
}

function bookedLetter(backend: Backend, visit: Visit): Letter {
  const { bookedSubject: subject, bookedPreview: preview, bookedHeading: heading, bookedIntro: intro } = operatorMailMessages(visit.locale);
  return operatorLetter(backend, visit, { subject, preview, heading, intro }, detailsForOperator(visit));
}

function cancelledLetter(backend: Backend, visit: Visit): Letter {
  const say = operatorMailMessages(visit.locale);
  const { cancelledSubject: subject, cancelledPreview: preview, cancelledHeading: heading, cancelledIntro: intro } = say;
  return operatorLetter(backend, visit, { subject, preview, heading, intro }, [factsOf(visit)]);
}

/** Tells the operator of a booking that was confirmed at once who comes, and what was answered to the operator's questions. */
export const sendOperatorBookedMail = (backend: Backend, booking: Booking): Promise<void> =>
  notify(backend, booking, 'operator_booked', bookedLetter);

function takenLetter(backend: Backend, visit: Visit): Letter {
  const { takenSubject: subject, takenPreview: preview, takenHeading: heading, takenIntro: intro } = operatorMailMessages(visit.locale);
  return operatorLetter(backend, visit, { subject, preview, heading, intro }, detailsForOperator(visit));
}

function notTakenLetter(backend: Backend, visit: Visit): Letter {
  const say = operatorMailMessages(visit.locale);
  const { notTakenSubject: subject, notTakenPreview: preview, notTakenHeading: heading, notTakenIntro: intro } = say;
  return operatorLetter(backend, visit, { subject, preview, heading, intro }, [factsOf(visit)]);
}

/** Tells the operator whether the other time that was suggested is taken. */
export const sendSuggestedTimeAnsweredMail = (backend: Backend, booking: Booking): Promise<void> =>
  notify(backend, booking, 'suggested_time_answered', booking.status === 'confirmed' ? takenLetter : notTakenLetter);

/** Tells the operator that a shopper has cancelled. */
export const sendOperatorCancelledMail = (backend: Backend, booking: Booking): Promise<void> =>
  notify(backend, booking, 'operator_cancelled', cancelledLetter);
