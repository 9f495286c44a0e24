import { isOneOfSeveral } from '#domain/order-number.ts';
import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { ticketMailMessages } from '#i18n/ticket-mail/index.ts';
import type { Backend } from '../../backend.ts';
import { bookedPicture } from '../../images/booked-picture.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import { payingFor, type Paying } from '../paying.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { visitOf } from '../visit.ts';
import { reservationOf } from './reservation.ts';
import { ticketFiles } from './ticket-files.ts';
import { toBooker } from './to-booker.ts';
import { cancellationOf, factsOf, operatorOf, placesOf, pricesOf, promiseOf, shipOf, waiverOf } from './visit-blocks.ts';

function ticketLetter(visit: Visit, paying: Paying): Letter {
  const say = ticketMailMessages(visit.locale);
  const common = bookingMailMessages(visit.locale);
  // An order of several is charged in one sum, when its last operator has answered.
  const isOnAccount = paying.settles === 'with-booking';
  const isPaid = !isOnAccount && !isOneOfSeveral(visit.orderNumber);
  return {
    locale: visit.locale,
    subject: say.subject({ tour: visit.tourName, order: visit.orderNumber }),
    preview: say.preview({ date: visit.date, time: visit.time }),
    heading: say.heading({ name: visit.booker?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: (isPaid ? say.intro : say.confirmed)(visit.participants.length) },
      factsOf(visit),
      ...waiverOf(visit),
      ...placesOf(visit),
      ...shipOf(visit),
      ...promiseOf(visit),
      operatorOf(visit),
      pricesOf(visit, common.total),
      ...(isOnAccount ? [{ kind: 'text' as const, text: billedMailMessages(visit.locale).charged({ payer: paying.account }) }] : []),
      cancellationOf(visit),
      { kind: 'text', text: say.calendar },
    ],
    footer: common.proofFooter,
  };
}

/** Tickets as PDF and the visit as a calendar file, in the booking's language. */
export async function sendTicketMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking);
  await send(backend, {
    id: `ticket.${booking.id}`,
    to: toBooker(visit),
    letter: { ...ticketLetter(visit, await payingFor(backend, booking)), data: [reservationOf(backend, booking, visit)] },
    banner: await bookedPicture(backend, visit.picture, 'banner'),
    attachments: await ticketFiles(backend, visit),
  });
}
