import type { Backend } from '../../backend.ts';
import { bookedPicture } from '../../images/booked-picture.ts';
import type { Envelope } from '../../mail/send.ts';
import { calendarFile } from '../../tickets/calendar.ts';
import { ticketsPdf } from '../../tickets/pdf.ts';
import type { Visit } from '../../tickets/visit.ts';

/** The tickets of all travellers as one PDF, and the visit as a calendar file. */
export async function ticketFiles(backend: Backend, visit: Visit): Promise<NonNullable<Envelope['attachments']>> {
  const everybody = visit.participants.map((_, index) => index);
  return [
    {
      filename: `${visit.orderNumber}.pdf`,
      content: await ticketsPdf(backend, visit, everybody, await bookedPicture(backend, visit.picture, 'strip')),
      contentType: 'application/pdf',
    },
    {
      filename: `${visit.orderNumber}.ics`,
      content: calendarFile(backend, [visit]),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}
