import { eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../../backend.ts';
import { bookings, refunds, webhookEvents } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { checkoutOf, voidIntent } from './intents.ts';
import { readCheckout } from '../../checkout/claims.ts';
import { settle } from '../../checkout/settle.ts';
import type { Routine } from '../../jobs/routines.ts';
import { deliverEvents } from '../../simulators/stripe/deliver.ts';
import { refundStatus } from './refund.ts';

/** @throws Refusal `bad_signature` for what Stripe did not sign, or signed more than five minutes ago */
function verified({ payments, clock }: Backend, payload: string, signature: string): Stripe.Event {
  try {
    return payments.stripe.webhooks.constructEvent(payload, signature, payments.webhookSecret, undefined, undefined, clock().getTime());
  } catch (cause) {
    throw new Refusal('bad_signature', undefined, { cause });
  }
}

/** A card was authorised: by a request that is still at work, or after its shopper had closed the tab. */
async function amountAuthorised(backend: Backend, intent: Stripe.PaymentIntent): Promise<void> {
  const key = checkoutOf(intent);
  const row = key === undefined ? undefined : await readCheckout(backend.db, key);
  if (!row) return;
  const isStray = row.paymentIntentId !== null && row.paymentIntentId !== intent.id && row.state === 'booked';
  if (isStray) await voidIntent(backend.payments.stripe, intent.id);
  else if (row.state === 'requires_action') await settle(backend, row);
}

/** A refund has arrived, or its bank has sent it back: then somebody must pay it out in another way. */
async function refundChanged({ db, log, payments }: Backend, { id }: Stripe.Refund): Promise<void> {
  const refund = await payments.stripe.refunds.retrieve(id);
  const status = refundStatus(refund);
  const intent = typeof refund.payment_intent === 'string' ? refund.payment_intent : (refund.payment_intent?.id ?? '');
  const booked = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.paymentIntentId, intent));
  const changed = await db
    .update(refunds)
    .set({ status })
    .where(inArray(refunds.bookingId, booked))
    .returning({ bookingId: refunds.bookingId });
  if (status === 'failed') log.error({ refund: id, bookings: changed }, 'a refund has failed: pay it out in another way');
}

/**
 * Takes an event of the payment provider. Events are hints: what is done follows from how intent and checkout stand
 * now, so that late, repeated and disordered ones do no harm.
 */
export async function receiveWebhook(backend: Backend, payload: string, signature: string): Promise<void> {
  const { db, clock } = backend;
  const event = verified(backend, payload, signature);
  const [seen] = await db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, event.id));
  if (seen) return;
  if (event.type === 'payment_intent.amount_capturable_updated') {
    await amountAuthorised(backend, event.data.object).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
  if (event.type === 'refund.updated' || event.type === 'refund.failed') await refundChanged(backend, event.data.object);
  await db.insert(webhookEvents).values({ id: event.id, type: event.type, receivedAt: clock() }).onConflictDoNothing();
}

/** Where there is no Stripe to send its events, they are fetched from the simulator. */
export const deliverEventsRoutine: Routine = {
  name: "deliver the simulator's events",
  everySeconds: 1,
  work: (backend) => deliverEvents(backend, (payload, signature) => receiveWebhook(backend, payload, signature)),
};
