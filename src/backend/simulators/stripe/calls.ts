import type Stripe from 'stripe';
import { cardByLast4 } from './cards.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { disputeEvent, refundEvent } from './events.ts';
import { groupOf, textOf, type Params } from './form.ts';
import {
  authenticateIntent,
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  type NewIntent,
  type Redirection,
} from './intents.ts';
import { createMethod, namedMethod } from './methods.ts';
import { intentEffect, type Effect, type Simulator } from './perform.ts';
import { seconds } from './id.ts';

export function findIntent({ store }: Simulator, id: string): Stripe.PaymentIntent {
  const object = store.get(id);
  if (object?.object === 'payment_intent') return object;
  throw noSuch('payment_intent', id);
}

/** A payment method by its id. The named test methods are stored nowhere. */
function methodFor({ store }: Simulator, id: string, now: Date): Stripe.PaymentMethod {
  const method = namedMethod(id, now) ?? store.get(id);
  if (method?.object === 'payment_method') return method;
  throw invalidRequest(`No such PaymentMethod: '${id}'`, { code: 'resource_missing', param: 'payment_method' });
}

/** What an intent is paid with. */
const paidWith = (simulator: Simulator, { payment_method: id }: Stripe.PaymentIntent, now: Date): Stripe.PaymentMethod =>
  methodFor(simulator, typeof id === 'string' ? id : '', now);

/** What is to pay: named by its id, or made with the call. */
function methodIn(simulator: Simulator, params: Params, intent: Stripe.PaymentIntent, now: Date): Stripe.PaymentMethod {
  const id = textOf(params, 'payment_method');
  if (id !== undefined) return methodFor(simulator, id, now);
  const data = groupOf(params, 'payment_method_data');
  if (textOf(data, 'type') !== undefined) return createMethod(data, now);
  throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

const redirectionIn = (params: Params): Redirection => ({
  returnUrl: textOf(params, 'return_url'),
  language: textOf(groupOf(groupOf(params, 'payment_method_options'), 'bancontact'), 'preferred_language') ?? 'en',
});

function confirmed(
  simulator: Simulator,
  before: Stripe.PaymentIntent | undefined,
  open: Stripe.PaymentIntent,
  params: Params,
  now: Date,
): Effect {
  const method = methodIn(simulator, params, open, now);
  const effect = intentEffect(before, confirmIntent(open, method, redirectionIn(params)), now);
  const isNew = textOf(params, 'payment_method') === undefined;
  return isNew ? { ...effect, objects: [method, ...effect.objects] } : effect;
}

function wantedOf(params: Params): NewIntent {
  const amount = Number(textOf(params, 'amount'));
  if (!Number.isInteger(amount) || amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param: 'amount' });
  const allowed = Object.values(groupOf(params, 'allowed_payment_method_types')).map(String);
  return {
    amount,
    currency: (textOf(params, 'currency') ?? '').toLowerCase(),
    capture_method: textOf(params, 'capture_method') ?? 'automatic_async',
    confirmation_method: textOf(params, 'confirmation_method') ?? 'automatic',
    description: textOf(params, 'description') ?? null,
    metadata: groupOf(params, 'metadata') as Record<string, string>,
    payment_method_types: allowed.length > 0 ? allowed : ['card'],
  };
}

/** POST /v1/payment_intents */
export function create(simulator: Simulator, params: Params, now: Date): Effect {
  const intent = createIntent(wantedOf(params), now);
  return textOf(params, 'confirm') === 'true' ? confirmed(simulator, undefined, intent, params, now) : intentEffect(undefined, intent, now);
}

/** POST /v1/payment_intents/:id/confirm */
export const confirm = (simulator: Simulator, params: Params, intent: Stripe.PaymentIntent, now: Date): Effect =>
  confirmed(simulator, intent, intent, params, now);

/** The bank's challenge, or the page of the method, has been answered. */
export function authenticate(simulator: Simulator, intent: Stripe.PaymentIntent, succeeded: boolean, now: Date): Effect {
  return intentEffect(intent, authenticateIntent(intent, paidWith(simulator, intent, now), succeeded), now);
}

/** POST /v1/payment_intents/:id/capture */
export function capture(simulator: Simulator, params: Params, intent: Stripe.PaymentIntent, now: Date): Effect {
  const amount = textOf(params, 'amount_to_capture');
  const captured = captureIntent(intent, amount === undefined ? undefined : Number(amount));
  const effect = intentEffect(intent, captured, now);
  const isDisputed = cardByLast4(paidWith(simulator, intent, now).card?.last4 ?? '')?.disputed;
  return isDisputed ? { ...effect, objects: [...effect.objects, disputeEvent(captured, now)] } : effect;
}

/** POST /v1/payment_intents/:id/cancel */
export const cancel = (params: Params, intent: Stripe.PaymentIntent, now: Date): Effect =>
  intentEffect(intent, cancelIntent(intent, textOf(params, 'cancellation_reason') ?? null, now), now);

/** POST /v1/refunds */
export function refund({ store }: Simulator, params: Params, intent: Stripe.PaymentIntent, now: Date): Effect {
  const earlier = store.refundsOf(intent.id);
  const left = intent.amount_received - earlier.reduce((total, { amount }) => total + amount, 0);
  const amount = Number(textOf(params, 'amount') ?? left);
  if (left <= 0) throw invalidRequest(`The charge of ${intent.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (!(amount > 0 && amount <= left))
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, { param: 'amount' });
  const body: Stripe.Refund = {
    id: `${intent.id.replace('pi_', 're_')}_${earlier.length + 1}`,
    object: 'refund',
    amount,
    currency: intent.currency,
    status: 'succeeded',
    created: seconds(now),
    payment_intent: intent.id,
    charge: intent.latest_charge,
    payment_method: intent.payment_method,
    metadata: groupOf(params, 'metadata') as Record<string, string>,
    balance_transaction: null,
    customer: null,
    customer_account: null,
    reason: textOf(params, 'reason') ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  };
  return { status: 200, body, objects: [body, refundEvent(body, now)] };
}
