import type Stripe from 'stripe';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { authenticate, confirm, findIntent } from './calls.ts';
import { SimulatorError } from './errors.ts';
import { parseForm, textOf, type Params } from './form.ts';
import { createMethod } from './methods.ts';
import { perform, type Effect, type Simulator } from './perform.ts';
import type { Answer } from '../store.ts';

/** What Stripe shows of a payment intent to whoever has its client secret. */
function publicView(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  const { id, object, amount, currency, status, client_secret, created, livemode, description, payment_method, payment_method_types } =
    intent;
  const { capture_method, confirmation_method, next_action, last_payment_error, canceled_at, cancellation_reason } = intent;
  return {
    id,
    object,
    amount,
    currency,
    status,
    client_secret,
    created,
    livemode,
    description,
    payment_method,
    payment_method_types,
    capture_method,
    confirmation_method,
    next_action,
    last_payment_error,
    canceled_at,
    cancellation_reason,
  };
}

/** An error that shows the payment intent shows as much of it as an answer would. */
function publicAnswer(body: unknown): unknown {
  const { error } = body as { error?: { payment_intent?: Stripe.PaymentIntent } };
  if (error) return { error: { ...error, ...(error.payment_intent && { payment_intent: publicView(error.payment_intent) }) } };
  return publicView(body as Stripe.PaymentIntent);
}

/** @throws SimulatorError where the secret is another one */
export function intentWithSecret(simulator: Simulator, id: string, secret: string | undefined): Stripe.PaymentIntent {
  const intent = findIntent(simulator, id);
  if (intent.client_secret === secret) return intent;
  throw new SimulatorError(
    401,
    'invalid_request_error',
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  );
}

const send = (c: Context, { status, body }: Answer): Response => c.json(body as object, status as ContentfulStatusCode);

/** The part of Stripe's API that a browser may call with the publishable key, and the bank's challenge. */
export function browserApi(simulator: Simulator): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof SimulatorError) return send(c, error);
    throw error;
  });

  async function post(c: Context, run: (params: Params, intent: Stripe.PaymentIntent, now: Date) => Effect): Promise<Response> {
    const id = c.req.param('id') ?? '';
    const form = await c.req.text();
    const params = parseForm(form);
    const { status, body } = perform(simulator, {
      signature: `${c.req.path}\n${form}`,
      key: undefined,
      run: (now) => run(params, intentWithSecret(simulator, id, textOf(params, 'client_secret')), now),
    });
    return send(c, { status, body: publicAnswer(body) });
  }

  app.post('/v1/payment_methods', async (c) => {
    const params = parseForm(await c.req.text());
    return send(
      c,
      perform(simulator, {
        signature: '',
        key: undefined,
        run: (now) => {
          const method = createMethod(params, now);
          return { status: 200, body: method, objects: [method] };
        },
      }),
    );
  });

  app.get('/v1/payment_intents/:id', (c) =>
    c.json(publicView(intentWithSecret(simulator, c.req.param('id'), c.req.query('client_secret')))),
  );

  app.post('/v1/payment_intents/:id/confirm', (c) => post(c, (params, intent, now) => confirm(simulator, params, intent, now)));
  app.post('/v1/payment_intents/:id/authenticate', (c) =>
    post(c, (params, intent, now) => authenticate(simulator, intent, textOf(params, 'outcome') === 'succeed', now)),
  );

  return app;
}
