import { mailMessages } from '#i18n/mail/index.ts';
import { refundMailMessages } from '#i18n/refund-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { visitOf } from '../visit.ts';
import { readMoneyBack } from './money-back.ts';
import { reservationOf } from './reservation.ts';
import { toBooker } from './to-booker.ts';
import { factsOf } from './visit-blocks.ts';

/** @param back what comes back, and on which way */
function refundLetter(visit: Visit, back: Awaited<ReturnType<typeof readMoneyBack>>): Letter {
  const { locale, tourName, date } = visit;
  const say = refundMailMessages(locale);
  return {
    locale,
    subject: say.subject({ tour: tourName, order: visit.orderNumber }),
    preview: back.map(({ preview }) => preview).join(' '),
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro({ tour: tourName, date }) },
      { kind: 'facts', facts: back.map(({ fact }) => fact) },
      ...back.map(({ text }) => ({ kind: 'text' as const, text })),
      factsOf(visit),
    ],
    footer: mailMessages(locale).footer,
  };
}

/** Says what comes back for a cancelled booking, and when. */
export async function sendRefundMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking);
  await send(backend, {
    id: `refund.${booking.id}`,
    to: toBooker(visit),
    letter: { ...refundLetter(visit, await readMoneyBack(backend, booking, visit)), data: [reservationOf(backend, booking, visit)] },
  });
}
