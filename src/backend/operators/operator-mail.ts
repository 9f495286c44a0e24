import { bookingJob } from '../bookings/booking-job.ts';
import { sendOperatorMail } from './mail.ts';

/** Asks the operator of a tour on request. */
export const operatorMail = bookingJob({
  kind: 'operator_mail',
  queue: 'mail',
  work: sendOperatorMail,
  isPointless: ({ status }) => status !== 'on_request',
});
