import type { Booking } from './booking.ts';
import { sendDeclinedMail } from './mails/declined.ts';
import { sendOrderMail } from './mails/order.ts';
import { sendOperatorBookedMail, sendOperatorCancelledMail, sendSuggestedTimeAnsweredMail } from './mails/operator-notices.ts';
import { sendOperatorReminderMail } from './mails/operator-reminder.ts';
import { sendOperatorRequestMail } from './mails/operator-request.ts';
import { sendRefundMail } from './mails/refund.ts';
import { answerBy, remindersFor } from '#domain/answer-deadline.ts';
import { reviewAskedAt } from '#domain/review.ts';
import { dueJob, type DueJob } from '../jobs/job.ts';
import { sendRequestMail } from './mails/request.ts';
import { sendReviewMail } from './mails/review.ts';
import { sendSuggestedTimeMail } from './mails/suggested-time.ts';
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

/** Asks the operator of a tour on request. */
export const operatorRequestMail = bookingJob({
  kind: 'operator_mail',
  queue: 'mail',
  work: sendOperatorRequestMail,
  isPointless: ({ status }) => status !== 'on_request',
});

/** Neither decided, nor waiting for what its shopper says to another time. */
const isUnanswered = ({ status, suggestedTime }: Booking): boolean => status === 'on_request' && suggestedTime === null;

/** Reminds the operator who has not answered. `afterHours`: the hours since the order, each of which is a mail of its own. */
export const operatorReminderMail = bookingJob<{ bookingId: string; afterHours: string }>({
  kind: 'operator_reminder_mail',
  queue: 'mail',
  work: (backend, booking, { afterHours }) => sendOperatorReminderMail(backend, booking, afterHours),
  isPointless: (booking, now) => !isUnanswered(booking) || now >= answerBy(booking) || booking.item.operator.email === '',
});

/** Says that the operator suggests another time. `suggestedAt`: which one, ISO 8601; each is a mail of its own. */
export const suggestedTimeMail = bookingJob<{ bookingId: string; suggestedAt: string }>({
  kind: 'suggested_time_mail',
  queue: 'mail',
  work: sendSuggestedTimeMail,
  isPointless: ({ status, suggestedTime }, _, { suggestedAt }) => status !== 'on_request' || suggestedTime?.suggestedAt !== suggestedAt,
});

/** Tells the operator what the shopper has said to it, or that there was no answer in time. */
export const suggestedTimeAnsweredMail = bookingJob({
  kind: 'suggested_time_answered_mail',
  queue: 'mail',
  work: sendSuggestedTimeAnsweredMail,
  isPointless: ({ item }) => item.operator.email === '',
});

/** For the transaction that writes a booking on request: its operator is asked, and reminded as long as there is no answer. */
export const dueOperatorMails = ({ id: bookingId, ...booking }: Pick<Booking, 'id' | 'item' | 'createdAt'>): DueJob[] => [
  dueJob(operatorRequestMail, { bookingId }),
  ...remindersFor(booking).map((hours) => dueJob(operatorReminderMail, { bookingId, afterHours: String(hours) }, hours * 3_600)),
];

/** Tells the operator of what is confirmed at once who comes. */
export const operatorBookedMail = bookingJob({
  kind: 'operator_booked_mail',
  queue: 'mail',
  work: sendOperatorBookedMail,
  isPointless: ({ status }) => status !== 'confirmed',
});

export const operatorCancelledMail = bookingJob({ kind: 'operator_cancelled_mail', queue: 'mail', work: sendOperatorCancelledMail });

export const declinedMail = bookingJob({ kind: 'declined_mail', queue: 'mail', work: sendDeclinedMail });

export const refundMail = bookingJob({ kind: 'refund_mail', queue: 'mail', work: sendRefundMail });

/** Asks how it was. */
export const reviewMail = bookingJob({
  kind: 'review_mail',
  queue: 'mail',
  work: sendReviewMail,
  isPointless: ({ status, erasureAskedAt }) => status !== 'confirmed' || erasureAskedAt !== null,
});

/** For the transaction that confirms a booking: its booker is asked on the day after the visit. */
export const dueReviewMail = ({ id, item }: Pick<Booking, 'id' | 'item'>, now: Date): DueJob =>
  dueJob(reviewMail, { bookingId: id }, Math.max(0, Math.ceil((reviewAskedAt(item).getTime() - now.getTime()) / 1_000)));

/** Says of each booking of an order of several how it stands. */
export const orderMail = bookingJob({ kind: 'order_mail', queue: 'mail', work: sendOrderMail });

/** What a booker is sent when an order is placed: one mail, whatever is in it. It is about the first booking, or says something of all. */
export function mailAfter(ordered: readonly Pick<Booking, 'status'>[]): typeof ticketMail {
  const [first, ...more] = ordered;
  if (more.length > 0) return orderMail;
  return first?.status === 'on_request' ? requestMail : ticketMail;
}
