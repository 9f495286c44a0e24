import { sendDeclinedMail } from './mails/declined.ts';
import { sendRefundMail } from './mails/refund.ts';
import { sendRequestMail } from './mails/request.ts';
import { sendTicketMail } from './mails/ticket.ts';
import { bookingJob } from './booking-job.ts';

export const ticketMail = bookingJob({
  kind: 'ticket_mail',
  queue: 'mail',
  work: sendTicketMail,
  isPointless: ({ status }) => status === 'cancelled',
});

/** Says that the operator was asked. */
export const requestMail = bookingJob({
  kind: 'request_mail',
  queue: 'mail',
  work: sendRequestMail,
  isPointless: ({ status }) => status !== 'on_request',
});

export const declinedMail = bookingJob({ kind: 'declined_mail', queue: 'mail', work: sendDeclinedMail });

export const refundMail = bookingJob({ kind: 'refund_mail', queue: 'mail', work: sendRefundMail });
