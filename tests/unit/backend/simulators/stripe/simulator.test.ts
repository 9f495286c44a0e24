import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments, type Payments } from '#backend/open-payments.ts';
import { landfall } from '#tests/support/backend.ts';
import { simulatorRoutes } from '#backend/simulators/routes.ts';
import { stripeOf } from '#tests/support/stripe.ts';

const directory = mkdtempSync(join(tmpdir(), 'landfall-payments-'));
let payments: Payments;
let stripe: Stripe;
let close: () => void;
beforeAll(async () => {
  ({ payments, close } = await openPayments({
    config: { dataDir: directory, databaseUrl: 'postgres://elsewhere' },
    clock: () => new Date(),
    brand: { name: 'Landfall' },
    signingKey: 'key',
  }));
  stripe = stripeOf(payments).stripe;
});
afterAll(() => {
  close();
  rmSync(directory, { recursive: true });
});

const authorise = (payment_method: string, options: Stripe.RequestOptions = {}) =>
  stripe.paymentIntents.create(
    { amount: 8900, currency: 'eur', capture_method: 'manual', confirm: true, payment_method, metadata: { order: 'one' } },
    options,
  );

describe('payment intents', () => {
  it('are authorised, captured and refunded, never beyond what is left', async () => {
    const intent = await authorise('pm_card_visa');
    expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 8900, amount_received: 0, metadata: { order: 'one' } });
    expect(await stripe.paymentIntents.capture(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: 8900,
    });
    const refunds = await Promise.allSettled([5000, 5000].map((amount) => stripe.refunds.create({ payment_intent: intent.id, amount })));
    expect(refunds.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 3900, status: 'succeeded' });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('are voided, and captured no more', async () => {
    const intent = await authorise('pm_card_visa');
    expect(await stripe.paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled', amount_capturable: 0 });
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled' },
    });
  });

  it('are captured or voided, never both, when both are asked for at once', async () => {
    const intent = await authorise('pm_card_visa');
    const outcomes = await Promise.allSettled([stripe.paymentIntents.capture(intent.id), stripe.paymentIntents.cancel(intent.id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ])('of %s fail with %s and stay open for another card', async (method, code, decline_code) => {
    const failure = await authorise(method).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(failure).toMatchObject({ code, decline_code, statusCode: 402, payment_intent: { status: 'requires_payment_method' } });
    const { id } = (failure as Stripe.errors.StripeCardError).payment_intent ?? { id: '' };
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'requires_capture',
      last_payment_error: null,
    });
  });

  it('are listed from the newest, page by page', async () => {
    const made = [await authorise('pm_card_visa'), await authorise('pm_card_visa'), await authorise('pm_card_visa')];
    const listed: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ limit: 2, created: { gte: (made[0]?.created ?? 0) - 60 } })) listed.push(id);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  });
});

describe('idempotency keys', () => {
  it('give the same answer again, a refusal too', async () => {
    const options = { idempotencyKey: randomUUID() };
    const [first, second] = await Promise.all([authorise('pm_card_visa', options), authorise('pm_card_visa', options)]);
    expect(second.id).toBe(first.id);
    const refused = { idempotencyKey: randomUUID() };
    const refusals = [
      await authorise('pm_card_visa_chargeDeclined', refused).catch((error: Stripe.errors.StripeCardError) => error),
      await authorise('pm_card_visa_chargeDeclined', refused).catch((error: Stripe.errors.StripeCardError) => error),
    ];
    expect(new Set(refusals.map((refusal) => ('payment_intent' in refusal ? refusal.payment_intent?.id : undefined))).size).toBe(1);
  });

  it('refuse other parameters', async () => {
    const options = { idempotencyKey: randomUUID() };
    await authorise('pm_card_visa', options);
    await expect(authorise('pm_card_mastercard', options)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('repeat a capture without capturing twice', async () => {
    const { id } = await authorise('pm_card_visa');
    const options = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => stripe.paymentIntents.capture(id, {}, options)));
    expect(answers.map(({ amount_received: received }) => received)).toEqual([8900, 8900, 8900]);
  });
});

describe('the browser', () => {
  const post = async (path: string, values: Record<string, string>) => {
    const response = await simulatorRoutes({ payments, brand: landfall }).request(`/simulator/stripe/v1${path}`, {
      method: 'POST',
      body: new URLSearchParams(values),
    });
    return {
      status: response.status,
      body: (await response.json()) as { id?: string; status?: string; error?: { code: string }; metadata?: unknown },
    };
  };
  const card = (number: string) =>
    post('/payment_methods', {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2031',
      'card[cvc]': '123',
    });

  it('makes a payment method of a test card, whose number is stored nowhere', async () => {
    const { body } = await card('4242 4242 4242 4242');
    expect(body).toMatchObject({ object: 'payment_method', card: { brand: 'visa', last4: '4242' } });
    expect(await authorise(body.id ?? '')).toMatchObject({ status: 'requires_capture' });
    const stored = readFileSync(join(directory, 'payments.jsonl'), 'utf8');
    expect(stored).toContain(body.id);
    expect(stored).not.toContain('4242424242424242');
    expect(stored).not.toContain('4242 4242');
  });

  it('learns that a card is none of the test cards, or has expired', async () => {
    expect(await card('4111111111111111')).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } });
    const expired = await post('/payment_methods', {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '1',
      'card[exp_year]': '2020',
    });
    expect(expired).toMatchObject({ status: 402, body: { error: { code: 'invalid_expiry_year' } } });
  });

  it('authenticates an intent with its client secret alone, and sees none of its metadata', async () => {
    const { body: method } = await card('4000 0027 6000 3184');
    const intent = await authorise(method.id ?? '');
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect((await post(`/payment_intents/${intent.id}/authenticate`, { client_secret: 'wrong', outcome: 'succeed' })).status).toBe(401);
    const { body } = await post(`/payment_intents/${intent.id}/authenticate`, {
      client_secret: intent.client_secret ?? '',
      outcome: 'succeed',
    });
    expect(body.status).toBe('requires_capture');
    expect(body).not.toHaveProperty('metadata');
  });

  it('can neither capture nor refund', async () => {
    const { id } = await authorise('pm_card_visa');
    const call = (path: string) =>
      simulatorRoutes({ payments, brand: landfall }).request(`/simulator/stripe/v1${path}`, {
        method: 'POST',
        headers: { Authorization: 'Bearer sk_test_simulator' },
      });
    expect((await call(`/payment_intents/${id}/capture`)).status).toBe(404);
    expect((await call('/refunds')).status).toBe(404);
  });
});
