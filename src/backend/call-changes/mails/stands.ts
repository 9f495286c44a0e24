import type { CallChange } from '#domain/cruises/changed-call.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { toBooker } from '../../bookings/mails/to-booker.ts';
import { factsOf } from '../../bookings/mails/visit-blocks.ts';
import { send } from '../../mail/send.ts';
import { aboutShip } from './about-ship.ts';
import { shipBlocks } from './ship-blocks.ts';

/** To the booker: other times of the ship, and the tour stands. */
export async function sendCallStandsMail(backend: Backend, { booking, change }: { booking: Booking; change: CallChange }): Promise<void> {
  const { visit, names } = aboutShip(backend, booking);
  const { locale, bookingUrl } = visit;
  const say = callChangeMessages(locale);
  await send(backend, {
    id: `call_stands.${Date.parse(change.at)}.${booking.id}`,
    to: toBooker(visit),
    letter: {
      locale,
      subject: say.standsSubject(names),
      preview: say.standsPreview,
      heading: say.standsHeading(names),
      blocks: [
        { kind: 'text', text: say.standsIntro(names) },
        ...shipBlocks(booking, locale, say.shipNow),
        factsOf(visit),
        { kind: 'buttons', buttons: [{ label: say.toBooking, url: bookingUrl, isQuiet: true }] },
      ],
      footer: mailMessages(locale).footer,
    },
  });
}
