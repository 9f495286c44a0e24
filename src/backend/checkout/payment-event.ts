import { eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { readBookingsOf } from '../bookings/booking.ts';
import { takeDashboardRefund } from '../bookings/dashboard-refund.ts';
import { dueCapture } from '../bookings/money.ts';
import { payments, webhookEvents } from '../db/payments-schema.ts';
import { refunds } from '../db/schema.ts';
import { endGiftVoucherOf, endReturnedGiftVoucher } from '../gift-vouchers/end.ts';
import { Refusal } from '../http/refusal.ts';
import { dueJob } from '../jobs/job.ts';
import type { PaymentEvent } from '../payments/method.ts';
import { recordTrouble, type Payment } from '../payments/payment.ts';
import { readCheckout } from './claims.ts';
import { methodFor } from './method-for.ts';
import { reversedMail } from './reversed-mail.ts';
import { settle } from './settle.ts';

type About<K extends PaymentEvent['about']> = Extract<PaymentEvent, { about: K }>;

/** @throws Refusal `bad_signature` for what no provider has signed */
export async function readPaymentEvent({ payments: { methods } }: Backend, payload: string, headers: Headers): Promise<PaymentEvent> {
  for (const method of methods) {
    const event = method.settles === 'with-booking' ? undefined : await method.event(payload, headers);
    if (event) return event;
  }
  throw new Refusal('bad_signature');
}

/** A payment was made: by a request that is still at work, or after its shopper had closed the tab. */
async function paid(backend: Backend, { checkout, reference }: About<'payment'>): Promise<void> {
  const row = await readCheckout(backend.db, checkout);
  const method = row && methodFor(backend, row.request);
  if (!method || method.settles === 'with-booking') return;
  const isStray = row.paymentReference !== null && row.paymentReference !== reference && row.state === 'booked';
  if (isStray) await method.release(reference);
  else if (row.state === 'requires_action') await settle(backend, row);
}

/** A refund has arrived, or its bank has sent it back: then somebody must pay it out in another way. */
async function refundChanged(backend: Backend, { key, reference, amount, refund }: About<'refund'>): Promise<void> {
  const { db, log } = backend;
  const isThis = key === undefined ? eq(refunds.providerId, refund.id) : eq(refunds.bookingId, key);
  const changed = await db.update(refunds).set({ status: refund.status }).where(isThis).returning({ bookingId: refunds.bookingId });
  if (refund.status === 'failed') log.error({ refund: refund.id, bookings: changed }, 'a refund has failed: pay it out in another way');
  if (changed.length > 0) return;
  await takeDashboardRefund(backend, reference, amount, refund);
  await endReturnedGiftVoucher(backend, reference);
}

/** Events come late and out of order: what was taken back stays so, and what is taken is looked into no more. */
function troubleAfter({ trouble, captured }: Payment, state: About<'capture'>['state']): Payment['trouble'] {
  if (state === 'restored') return null;
  if (state === 'reversed' || trouble === 'reversed') return 'reversed';
  return state === 'pending' && captured === 0 ? 'pending' : null;
}

/** The provider looks into a capture, is done with it, or has refused it or taken the money back: then the shop's people are told. */
async function captureChanged({ db, jobs, clock, log }: Backend, { reference, state }: About<'capture'>): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) return;
  const { checkoutKey } = payment;
  await db.transaction(async (tx) => {
    if (!(await recordTrouble(tx, payment, troubleAfter(payment, state), clock()))) return;
    if (state === 'reversed') {
      log.error({ payment: reference }, 'a payment was reversed: see what becomes of its bookings');
      await jobs.enqueue(tx, dueJob(reversedMail, { checkoutKey }));
      await endGiftVoucherOf(tx, checkoutKey, clock());
    }
    if (state !== 'captured') return;
    const [first] = await readBookingsOf(tx, checkoutKey);
    await jobs.enqueue(tx, dueCapture({ checkoutKey, bookingId: first?.id ?? null }));
  });
}

async function act(backend: Backend, event: PaymentEvent): Promise<void> {
  if (event.about === 'refund') return refundChanged(backend, event);
  if (event.about === 'capture') return captureChanged(backend, event);
  if (event.about === 'nothing') return;
  await paid(backend, event).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/**
 * Takes an event of a payment provider. Events are hints: what is done follows from how payment and checkout stand
 * now, so that late, repeated and disordered ones do no harm.
 */
export async function receivePaymentEvent(backend: Backend, payload: string, headers: Headers): Promise<void> {
  const { db, clock } = backend;
  const event = await readPaymentEvent(backend, payload, headers);
  const { id, type } = event;
  const [seen] = await db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id));
  if (seen) return;
  await act(backend, event);
  await db.insert(webhookEvents).values({ id, type, receivedAt: clock() }).onConflictDoNothing();
}
