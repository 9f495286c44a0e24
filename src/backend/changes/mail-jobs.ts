import { bookingJob } from '../bookings/booking-job.ts';
import { stands } from '../bookings/booking.ts';
import { sendChangedMail, sendOperatorChangedMail } from './mails.ts';

/** `changedAt`: when, ISO 8601: each change is a mail of its own. */
type About = { bookingId: string; changedAt: string };

/** Says to the booker what stands now. */
export const changedMail = bookingJob<About>({
  kind: 'changed_mail',
  queue: 'mail',
  work: (backend, booking, { changedAt }) => sendChangedMail(backend, booking, changedAt),
  isPointless: (booking) => !stands(booking),
});

/** Tells the operator. */
export const operatorChangedMail = bookingJob<About>({
  kind: 'operator_changed_mail',
  queue: 'mail',
  work: (backend, booking, { changedAt }) => sendOperatorChangedMail(backend, booking, changedAt),
  isPointless: (booking) => !stands(booking),
});
