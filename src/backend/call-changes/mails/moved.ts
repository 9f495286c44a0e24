import type { CallChange } from '#domain/cruises/changed-call.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { reservationOf } from '../../bookings/mails/reservation.ts';
import { ticketFiles } from '../../bookings/mails/ticket-files.ts';
import { toBooker } from '../../bookings/mails/to-booker.ts';
import { cancellationOf, factsOf, operatorOf, placesOf, pricesOf, waiverOf } from '../../bookings/mails/visit-blocks.ts';
import { bookedPicture } from '../../images/booked-picture.ts';
import { send } from '../../mail/send.ts';
import { aboutShip } from './about-ship.ts';
import { shipBlocks } from './ship-blocks.ts';

/** To the booker: the tickets for the time that was taken; of a request, which has none yet, that the operator is asked. */
export async function sendMovedTicketMail(backend: Backend, { booking, change }: { booking: Booking; change: CallChange }): Promise<void> {
  const { visit, names } = aboutShip(backend, booking);
  const { locale, date, time } = visit;
  const [say, common] = [callChangeMessages(locale), bookingMailMessages(locale)];
  const isRequest = booking.status === 'on_request';
  await send(backend, {
    id: `moved_ticket.${Date.parse(change.at)}.${booking.id}`,
    to: toBooker(visit),
    letter: {
      locale,
      subject: say.movedSubject(names),
      preview: `${date}, ${time}`,
      heading: say.movedHeading(names),
      blocks: [
        { kind: 'text', text: isRequest ? say.movedRequestIntro({ deadline: visit.answerBy }) : say.movedIntro },
        factsOf(visit),
        ...shipBlocks(booking, locale, say.shipNow),
        ...waiverOf(visit),
        ...placesOf(visit),
        operatorOf(visit),
        pricesOf(visit, common.total),
        cancellationOf(visit),
      ],
      footer: isRequest ? mailMessages(locale).footer : common.proofFooter,
      data: [reservationOf(backend, booking, visit)],
    },
    banner: await bookedPicture(backend, visit.picture, 'banner'),
    attachments: isRequest ? [] : await ticketFiles(backend, visit),
  });
}
