import type { CallChange } from '#domain/cruises/changed-call.ts';
import type { Backend } from '../backend.ts';
import { bookingJob } from '../bookings/booking-job.ts';
import { stands, type Booking } from '../bookings/booking.ts';
import { sendMovedTicketMail } from './mails/moved.ts';
import { sendCallOfferMail } from './mails/offer.ts';
import { sendOperatorCallMail } from './mails/operator.ts';
import { sendCallRefundMail } from './mails/refund.ts';
import { sendCallStandsMail } from './mails/stands.ts';

type Changed = { booking: Booking; change: CallChange };
type Send = (backend: Backend, changed: Changed) => Promise<void>;

/** A mail about one change, `at`, ISO 8601. It is needless once there is another change, or the booking has ended otherwise. */
const changeMail = (kind: string, outcome: CallChange['outcome'], send: Send) =>
  bookingJob<{ bookingId: string; at: string }>({
    kind,
    queue: 'mail',
    work: async (backend, booking) => {
      if (booking.callChange) await send(backend, { booking, change: booking.callChange });
    },
    isPointless: (booking, _, { at }) =>
      booking.callChange?.at !== at || booking.callChange.outcome !== outcome || stands(booking) === (outcome === 'refund'),
  });

export const callStandsMail = changeMail('call_stands_mail', 'stands', sendCallStandsMail);
/** Asks which other time it is to be. */
export const callOfferMail = changeMail('call_offer_mail', 'offer', sendCallOfferMail);
export const callRefundMail = changeMail('call_refund_mail', 'refund', sendCallRefundMail);
/** The tickets for the time that the booker has taken. */
export const movedTicketMail = changeMail('moved_ticket_mail', 'moved', sendMovedTicketMail);

export const operatorCallStandsMail = changeMail('operator_call_stands_mail', 'stands', sendOperatorCallMail);
export const operatorCallRefundMail = changeMail('operator_call_refund_mail', 'refund', sendOperatorCallMail);
export const operatorMovedMail = changeMail('operator_moved_mail', 'moved', sendOperatorCallMail);
