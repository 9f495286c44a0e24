import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { changedMailMessages } from '#i18n/changed-mail/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { detailsForOperator, operatorLetter } from '../bookings/mails/operator-letter.ts';
import { operatorsLocale } from '../bookings/mails/operators-locale.ts';
import { ticketFiles } from '../bookings/mails/ticket-files.ts';
import { toBooker } from '../bookings/mails/to-booker.ts';
import { answersOf, cancellationOf, factsOf, operatorOf, placesOf, shipOf } from '../bookings/mails/visit-blocks.ts';
import { visitOf } from '../bookings/visit.ts';
import type { Letter } from '../mail/letter.ts';
import { send } from '../mail/send.ts';
import type { Visit } from '../tickets/visit.ts';

function changedLetter(visit: Visit, hasTickets: boolean): Letter {
  const { locale, tourName, orderNumber, date, time } = visit;
  const [say, common] = [changedMailMessages(locale), bookingMailMessages(locale)];
  return {
    locale,
    subject: say.subject({ tour: tourName, order: orderNumber }),
    preview: say.preview({ date, time }),
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro },
      factsOf(visit),
      ...placesOf(visit),
      ...shipOf(visit),
      ...answersOf(visit, common.answers),
      operatorOf(visit),
      cancellationOf(visit),
      ...(hasTickets ? [{ kind: 'text' as const, text: say.tickets }] : []),
    ],
    footer: hasTickets ? common.proofFooter : mailMessages(locale).footer,
  };
}

/** To the booker: all that was told, as it stands now, with the tickets of what is confirmed. */
export async function sendChangedMail(backend: Backend, booking: Booking, changedAt: string): Promise<void> {
  const visit = visitOf(backend, booking);
  const hasTickets = booking.status === 'confirmed';
  await send(backend, {
    id: `changed.${Date.parse(changedAt)}.${booking.id}`,
    to: toBooker(visit),
    letter: changedLetter(visit, hasTickets),
    ...(hasTickets && { attachments: await ticketFiles(backend, visit) }),
  });
}

/** To the operator: the same, and who comes. */
export async function sendOperatorChangedMail(backend: Backend, booking: Booking, changedAt: string): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  const { name, email: address } = visit.operator;
  if (address === '') return;
  const say = operatorMailMessages(visit.locale);
  const { changedSubject: subject, changedPreview: preview, changedHeading: heading, changedIntro: intro } = say;
  const letter = operatorLetter(backend, visit, { subject, preview, heading, intro }, detailsForOperator(visit));
  await send(backend, { id: `operator_changed.${Date.parse(changedAt)}.${booking.id}`, to: { name, address }, letter });
}
