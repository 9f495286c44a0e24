import type { InferSelectModel } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { outbox } from '../db/schema.ts';
import { sendDeclinedMail } from '../bookings/mails/declined.ts';
import { sendRefundMail } from '../bookings/mails/refund.ts';
import { sendRequestMail } from '../bookings/mails/request.ts';
import { sendTicketMail } from '../bookings/mails/ticket.ts';
import { sendOperatorMail } from '../operators/mail.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import { capture } from '../payments/card/capture.ts';
import { refund } from '../payments/card/refund.ts';
import { voidPayment } from '../payments/card/void.ts';

export type Task = InferSelectModel<typeof outbox>;
type Work = (backend: Backend, booking: Booking) => Promise<void>;

const works = {
  money: { capture, void: voidPayment, refund },
  mail: {
    ticket_mail: sendTicketMail,
    request_mail: sendRequestMail,
    operator_mail: sendOperatorMail,
    declined_mail: sendDeclinedMail,
    refund_mail: sendRefundMail,
  },
} satisfies Record<string, Partial<Record<Task['kind'], Work>>>;

/** Tasks that wait for the same service. */
export type Field = keyof typeof works;
const workOf: Record<Task['kind'], Work> = { ...works.money, ...works.mail };

export const kindsOf = (field: Field): Task['kind'][] => Object.keys(works[field]) as Task['kind'][];

/** What a mail that comes late would no longer be right about: tickets of a cancelled booking, questions that are answered. */
const isPointless = (kind: Task['kind'], { status }: Booking): boolean =>
  (kind === 'ticket_mail' && status === 'cancelled') || ((kind === 'request_mail' || kind === 'operator_mail') && status !== 'on_request');

/** Does what an outbox row asks for. Doing it twice has the effect of once. */
export async function perform(backend: Backend, { kind, bookingId }: Task): Promise<void> {
  const booking = await readBooking(backend.db, bookingId);
  if (!booking) throw new Error(`there is no booking ${bookingId}`);
  if (!isPointless(kind, booking)) await workOf[kind](backend, booking);
}
