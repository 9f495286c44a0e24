import type { CallChange } from '#domain/cruises/changed-call.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { readMoneyBack } from '../../bookings/mails/money-back.ts';
import { reservationOf } from '../../bookings/mails/reservation.ts';
import { toBooker } from '../../bookings/mails/to-booker.ts';
import { factsOf } from '../../bookings/mails/visit-blocks.ts';
import { send } from '../../mail/send.ts';
import { aboutShip } from './about-ship.ts';

/** To the booker: why the booking has ended, and what comes back, and how. */
export async function sendCallRefundMail(backend: Backend, { booking, change }: { booking: Booking; change: CallChange }): Promise<void> {
  const { visit, names } = aboutShip(backend, booking);
  const { locale } = visit;
  const say = callChangeMessages(locale);
  const back = await readMoneyBack(backend, booking, visit);
  await send(backend, {
    id: `call_refund.${Date.parse(change.at)}.${booking.id}`,
    to: toBooker(visit),
    letter: {
      locale,
      subject: say.refundSubject(names),
      preview: back.map(({ preview }) => preview).join(' '),
      heading: say.refundHeading(names),
      blocks: [
        { kind: 'text', text: `${say[change.reason ?? 'times'](names)} ${say.invalid}` },
        { kind: 'facts', facts: back.map(({ fact }) => fact) },
        ...back.map(({ text }) => ({ kind: 'text' as const, text })),
        { kind: 'text', text: shipPromiseMessages(locale).ship_missed_call },
        factsOf(visit),
      ],
      footer: mailMessages(locale).footer,
      data: [reservationOf(backend, booking, visit)],
    },
  });
}
