import { startOf } from '#domain/booked-item.ts';
import { waiverReminderHours } from '#domain/waiver.ts';
import { waiverMailMessages } from '#i18n/waiver-mail/index.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { bookingJob } from '../bookings/booking-job.ts';
import { toBooker } from '../bookings/mails/to-booker.ts';
import { visitOf } from '../bookings/visit.ts';
import { dueJob, type DueJob } from '../jobs/job.ts';
import { send } from '../mail/send.ts';
import { waiverUrl } from '../tickets/links.ts';
import { participantsOf } from './signed.ts';

/** Writes to the booker who has yet to sign; nothing once all have. */
async function remind(backend: Backend, booking: Booking, hours: string): Promise<void> {
  const missing = (await participantsOf(backend, booking)).filter(({ signed }) => !signed);
  if (missing.length === 0) return;
  const visit = visitOf(backend, booking);
  const { locale, tourName: tour, date, time, booker } = visit;
  const say = waiverMailMessages(locale);
  await send(backend, {
    id: `waiver.${hours}.${booking.id}`,
    to: toBooker(visit),
    letter: {
      locale,
      subject: say.subject({ tour }),
      preview: say.preview,
      heading: say.heading({ name: booker?.firstName ?? '' }),
      blocks: [
        { kind: 'text', text: say.intro({ tour, date, time }) },
        { kind: 'section', title: say.missing, lines: missing.map(({ name }) => name) },
        { kind: 'buttons', buttons: [{ label: say.button, url: waiverUrl(backend, booking.id) }] },
      ],
      footer: say.footer,
    },
  });
}

/** `beforeHours`: the hours before the visit, each of which is a mail of its own. */
export const waiverReminderMail = bookingJob<{ bookingId: string; beforeHours: string }>({
  kind: 'waiver_reminder_mail',
  queue: 'mail',
  work: (backend, booking, { beforeHours }) => remind(backend, booking, beforeHours),
  isPointless: (booking, now) => booking.status !== 'confirmed' || now >= startOf(booking.item),
});

/** For the transaction that confirms a booking: its booker is reminded of who has not signed; none where that time is over already. */
export function dueWaiverReminders({ id: bookingId, item }: Pick<Booking, 'id' | 'item'>, now: Date): DueJob[] {
  if (!item.waiver) return [];
  return waiverReminderHours.flatMap((hours) => {
    const seconds = Math.ceil((startOf(item).getTime() - now.getTime()) / 1_000) - hours * 3_600;
    return seconds > 0 ? [dueJob(waiverReminderMail, { bookingId, beforeHours: String(hours) }, seconds)] : [];
  });
}
