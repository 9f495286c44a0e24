import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { visitOf } from '../visit.ts';
import { detailsForOperator, subjectOf } from './operator-details.ts';
import { operatorsLocale } from './operators-locale.ts';
import { factsOf } from './visit-blocks.ts';

function bookedLetter(visit: Visit): Letter {
  const { locale } = visit;
  const say = operatorMailMessages(locale);
  return {
    locale,
    subject: say.bookedSubject(subjectOf(visit)),
    preview: say.bookedPreview,
    heading: say.bookedHeading,
    blocks: [{ kind: 'text', text: say.bookedIntro }, ...detailsForOperator(visit)],
    footer: say.footer,
  };
}

function cancelledLetter(visit: Visit): Letter {
  const { locale } = visit;
  const say = operatorMailMessages(locale);
  return {
    locale,
    subject: say.cancelledSubject(subjectOf(visit)),
    preview: say.cancelledPreview,
    heading: say.cancelledHeading,
    blocks: [{ kind: 'text', text: say.cancelledIntro }, factsOf(visit)],
    footer: say.footer,
  };
}

/** Not every operator has an address in the catalogue: then there is nobody to write to. */
async function notify(backend: Backend, booking: Booking, kind: string, letterOf: (visit: Visit) => Letter): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const { name, email } = visit.operator;
  if (email !== '') await send(backend, { id: `${kind}.${booking.id}`, to: { name, address: email }, letter: letterOf(visit) });
}

/** Tells the operator of a booking that was confirmed at once who comes, and what was answered to his questions. */
export const sendBookedNotice = (backend: Backend, booking: Booking): Promise<void> =>
  notify(backend, booking, 'operator_booked', bookedLetter);

/** Tells the operator that a shopper has cancelled. */
export const sendCancelledNotice = (backend: Backend, booking: Booking): Promise<void> =>
  notify(backend, booking, 'operator_cancelled', cancelledLetter);
