import type { CallChange } from '#domain/cruises/changed-call.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { toBooker } from '../../bookings/mails/to-booker.ts';
import { factsOf } from '../../bookings/mails/visit-blocks.ts';
import { send } from '../../mail/send.ts';
import { callChangeUrl } from '../../tickets/links.ts';
import { aboutShip } from './about-ship.ts';
import { deadlineText, shipBlocks } from './ship-blocks.ts';

/** To the booker: the tour does not fit any more, and where another time, or the money, is taken. */
export async function sendCallOfferMail(backend: Backend, { booking, change }: { booking: Booking; change: CallChange }): Promise<void> {
  const { visit, names } = aboutShip(backend, booking);
  const { locale } = visit;
  const say = callChangeMessages(locale);
  const deadline = deadlineText(booking, change, locale);
  const isInPort = change.reason === 'times';
  await send(backend, {
    id: `call_offer.${Date.parse(change.at)}.${booking.id}`,
    to: toBooker(visit),
    letter: {
      locale,
      subject: say.offerSubject(names),
      preview: say.offerPreview({ deadline }),
      heading: say.offerHeading(names),
      blocks: [
        { kind: 'text', text: say.offerIntro({ ...names, deadline }) },
        { kind: 'buttons', buttons: [{ label: say.look, url: callChangeUrl(backend, booking.id, change.at) }] },
        ...(isInPort ? shipBlocks(booking, locale, say.shipNow) : []),
        factsOf(visit),
        { kind: 'text', text: shipPromiseMessages(locale).ship_missed_call },
      ],
      footer: mailMessages(locale).footer,
    },
  });
}
