import type Stripe from 'stripe';
import * as v from 'valibot';
import { uuid } from '#contracts/common.ts';
import type { Due, ProviderRefund } from '../method.ts';

/** Where a payment intent names the checkout that it pays for. */
const checkoutKey = 'checkout_key';
/** The clocks of Stripe and ours may differ. */
const skewSeconds = 300;

export const checkoutOf = (intent: Stripe.PaymentIntent): string | undefined => intent.metadata[checkoutKey];

/** What pays, and how. */
type Instrument = Pick<
  Stripe.PaymentIntentConfirmParams,
  'payment_method' | 'payment_method_data' | 'payment_method_options' | 'use_stripe_sdk' | 'return_url'
>;
type NewIntent = Instrument & Pick<Stripe.PaymentIntentCreateParams, 'allowed_payment_method_types' | 'capture_method'>;

/**
 * Makes the payment intent of a checkout and confirms it. There is one for all tries of a checkout, and the idempotency key keeps it so
 * where an answer was lost.
 * @param wanted what pays, and whether it is captured later
 */
export const authorise = (
  stripe: Stripe,
  { checkout, amount, currency, description }: Due,
  wanted: NewIntent,
  idempotencyKey: string,
): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(
    { amount, currency: currency.toLowerCase(), description, ...wanted, confirm: true, metadata: { [checkoutKey]: checkout } },
    { idempotencyKey },
  );

/** Tries another instrument on the checkout's intent. */
export const authoriseAgain = (stripe: Stripe, id: string, wanted: Instrument, idempotencyKey: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.confirm(id, wanted, { idempotencyKey });

/** Takes money that was set aside, and releases the rest. @param id of the intent; capturing it again changes nothing */
export async function captureIntent(stripe: Stripe, id: string, amount: number): Promise<void> {
  await stripe.paymentIntents
    .capture(id, { amount_to_capture: amount }, { idempotencyKey: `${id}:capture` })
    .catch(unless(stripe, id, 'succeeded'));
}

/** Gives up an authorisation. Voiding it again changes nothing. */
export async function voidIntent(stripe: Stripe, id: string): Promise<void> {
  await stripe.paymentIntents
    .cancel(id, { cancellation_reason: 'abandoned' }, { idempotencyKey: `${id}:void` })
    .catch(unless(stripe, id, 'canceled'));
}

/** Where a refund names the booking that it belongs to, or the checkout of which nothing was booked. */
const bookingKey = 'booking';

/** The booking that a refund is of; nothing for one that was not asked for here. */
export const bookingOf = ({ metadata }: Stripe.Refund): string | undefined => {
  const named = metadata?.[bookingKey];
  return v.is(uuid, named) ? named : undefined;
};

/** The refund that was made for a booking, or a checkout, before. */
export async function findRefund(stripe: Stripe, intentId: string, booking: string): Promise<Stripe.Refund | undefined> {
  for await (const made of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
    if (made.metadata?.[bookingKey] === booking) return made;
  }
  return undefined;
}

/**
 * Gives money of a booking back. Asking again changes nothing: the idempotency key answers for a day, and what was refunded
 * before is looked up first.
 * @param id of the intent, whose money must have been taken
 * @param amount in minor units
 */
export async function refundIntent(stripe: Stripe, id: string, amount: number, booking: string): Promise<Stripe.Refund> {
  const made = await findRefund(stripe, id, booking);
  if (made) return made;
  return stripe.refunds.create(
    { payment_intent: id, amount, reason: 'requested_by_customer', metadata: { [bookingKey]: booking } },
    { idempotencyKey: `${id}:refund:${booking}` },
  );
}

/** What Stripe says of a refund, as far as the shopper is concerned. https://docs.stripe.com/api/refunds/object */
export function refundOf({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { id, status };
  return { id, status: status === 'failed' || status === 'canceled' ? 'failed' : 'pending' };
}

/** Lets a refusal pass where the intent already is what it was meant to become. */
const unless =
  (stripe: Stripe, id: string, status: Stripe.PaymentIntent['status']) =>
  async (error: unknown): Promise<Stripe.PaymentIntent> => {
    const intent = await stripe.paymentIntents.retrieve(id);
    if (intent.status === status) return intent;
    throw error;
  };

/** The intent that a vanished worker may have made for a checkout. */
export async function findIntent(stripe: Stripe, checkout: string, startedAt: Date): Promise<Stripe.PaymentIntent | undefined> {
  const gte = Math.floor(startedAt.getTime() / 1000) - skewSeconds;
  for await (const intent of stripe.paymentIntents.list({ created: { gte }, limit: 100 })) {
    if (checkoutOf(intent) === checkout) return intent;
  }
  return undefined;
}
