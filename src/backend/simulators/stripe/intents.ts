import type Stripe from 'stripe';
import { cardByLast4, type Card } from './cards.ts';
import { declines, type Decline } from './declines.ts';
import { cardError, invalidRequest } from './errors.ts';
import { newId, seconds } from './id.ts';

type Intent = Stripe.PaymentIntent;
type Method = Stripe.PaymentMethod;
export type NewIntent = Pick<
  Intent,
  'amount' | 'currency' | 'capture_method' | 'confirmation_method' | 'description' | 'metadata' | 'payment_method_types'
>;
/** Where pages of a method lead back to, and their language. */
export type Redirection = { returnUrl: string | undefined; language: string };

export function createIntent(wanted: NewIntent, now: Date): Intent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    ...wanted,
    amount_capturable: 0,
    amount_received: 0,
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${newId('').slice(1)}`,
    created: seconds(now),
    livemode: false,
    allowed_payment_method_types: wanted.payment_method_types,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
}

function expectStatus(intent: Intent, verb: string, allowed: readonly Intent['status'][]): void {
  if (allowed.includes(intent.status)) return;
  throw invalidRequest(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}. ` +
      `Only a PaymentIntent with one of the following statuses may be ${verb}: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}

const cardOf = (method: Method): Card =>
  cardByLast4(method.card?.last4 ?? '') ?? { brand: 'visa', last4: '', decline: declines.notATestCard };

function refused(intent: Intent, method: Method, decline: Decline): Intent {
  return {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...decline, type: 'card_error', payment_method: method },
  };
}

function charged(intent: Intent, method: Method): Intent {
  const { decline } = method.type === 'card' ? cardOf(method) : {};
  if (decline) return refused(intent, method, decline);
  const paid: Intent = {
    ...intent,
    payment_method: method.id,
    latest_charge: intent.id.replace('pi_', 'ch_'),
    next_action: null,
    last_payment_error: null,
  };
  return intent.capture_method === 'manual'
    ? { ...paid, status: 'requires_capture', amount_capturable: intent.amount }
    : { ...paid, status: 'succeeded', amount_received: intent.amount };
}

const waiting = (intent: Intent, method: Method, action: Intent['next_action']): Intent => ({
  ...intent,
  status: 'requires_action',
  payment_method: method.id,
  last_payment_error: null,
  next_action: action,
});

/** The simulator's page in place of the method's own, on the host that it leads back to. */
function redirected(intent: Intent, method: Method, { returnUrl, language }: Redirection): Intent {
  if (intent.currency !== 'eur')
    throw invalidRequest(`The currency provided (${intent.currency}) is invalid for one or more payment method types.`, {
      param: 'currency',
    });
  if (intent.capture_method === 'manual')
    throw invalidRequest('The payment method type bancontact does not support manual capture.', { param: 'capture_method' });
  if (returnUrl === undefined)
    throw invalidRequest('A return_url must be specified when confirming with a redirect.', {
      code: 'parameter_missing',
      param: 'return_url',
    });
  const page = new URL(`/simulator/stripe/bancontact/${intent.id}`, returnUrl);
  page.search = new URLSearchParams({ client_secret: intent.client_secret ?? '', language }).toString();
  return waiting(intent, method, { type: 'redirect_to_url', redirect_to_url: { url: page.href, return_url: returnUrl } });
}

/**
 * Charges the card, or asks its holder to authenticate first; what has pages of its own is paid there. A declined card leaves the intent
 * open for another.
 */
export function confirmIntent(intent: Intent, method: Method, redirection: Redirection): Intent {
  expectStatus(intent, 'confirmed', ['requires_payment_method', 'requires_confirmation', 'requires_action']);
  if (!intent.payment_method_types.includes(method.type))
    throw invalidRequest(`The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent.`, { param: 'payment_method' });
  if (method.type !== 'card') return redirected(intent, method, redirection);
  if (!cardOf(method).authentication) return charged(intent, method);
  return waiting(intent, method, {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('src') },
  });
}

/** What the bank says after the challenge, or the page of the method. */
export function authenticateIntent(intent: Intent, method: Method, succeeded: boolean): Intent {
  expectStatus(intent, 'authenticated', ['requires_action']);
  return succeeded ? charged(intent, method) : refused(intent, method, declines.authentication);
}

/** @param amount in minor units; what is left of the authorisation is released */
export function captureIntent(intent: Intent, amount = intent.amount_capturable): Intent {
  expectStatus(intent, 'captured', ['requires_capture']);
  if (!(amount > 0 && amount <= intent.amount_capturable)) {
    throw invalidRequest(`The payment intent's capturable amount is ${intent.amount_capturable}.`, {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  }
  return { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount };
}

export function cancelIntent(intent: Intent, reason: Intent['cancellation_reason'], now: Date): Intent {
  expectStatus(intent, 'canceled', ['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture']);
  return { ...intent, status: 'canceled', amount_capturable: 0, next_action: null, canceled_at: seconds(now), cancellation_reason: reason };
}

/** @throws SimulatorError 402 for an intent whose last try failed, as Stripe answers the call that made it fail */
export function throwIfRefused(intent: Intent): void {
  const failure = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || !failure?.code) return;
  const { code, decline_code, message = '', payment_method } = failure;
  throw cardError(
    { code, message, ...(decline_code && { decline_code }) },
    { payment_intent: intent, ...(payment_method && { payment_method }) },
  );
}
