import type { InferSelectModel } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import type { outbox } from '../../db/schema.ts';
import { sendDeclinedMail, sendOperatorMail, sendRefundMail, sendRequestMail, sendTicketMail } from '../../mail/mails.ts';
import { readBooking, type Booking } from '../booking.ts';
import { capture } from './capture.ts';
import { refund } from './refund.ts';
import { voidPayment } from './void.ts';

export type Task = InferSelectModel<typeof outbox>;
type Work = (backend: Backend, booking: Booking) => Promise<void>;

const works: Record<Task['kind'], Work> = {
  capture,
  void: voidPayment,
  ticket_mail: sendTicketMail,
  request_mail: sendRequestMail,
  operator_mail: sendOperatorMail,
  declined_mail: sendDeclinedMail,
  refund,
  refund_mail: sendRefundMail,
};

/** What would confuse whoever has cancelled meanwhile. */
const isPointless = (kind: Task['kind'], { status }: Booking): boolean =>
  status === 'cancelled' && (kind === 'ticket_mail' || kind === 'request_mail' || kind === 'operator_mail');

/** Does what an outbox row asks for. Doing it twice has the effect of once. */
export async function perform(backend: Backend, { kind, bookingId }: Task): Promise<void> {
  const booking = await readBooking(backend.db, bookingId);
  if (!booking) throw new Error(`there is no booking ${bookingId}`);
  if (!isPointless(kind, booking)) await works[kind](backend, booking);
}
