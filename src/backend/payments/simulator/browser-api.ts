import type Stripe from 'stripe';
import { Hono, type Context } from 'hono';
import { asIntent, authenticate, confirm } from './calls.ts';
import { SimulatorError } from './errors.ts';
import { parseForm, textOf, type Params } from './form.ts';
import { createMethod } from './methods.ts';
import { perform, type Effect, type Ground } from './perform.ts';
import { send, sendError } from './server-api.ts';
import { readObject, type Stored } from './store.ts';

/** What Stripe shows of a payment intent to whoever has its client secret. */
function publicView(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  const { id, object, amount, currency, status, client_secret, created, livemode, description, payment_method, payment_method_types } = intent;
  const { capture_method, confirmation_method, next_action, last_payment_error, canceled_at, cancellation_reason } = intent;
  return {
    id, object, amount, currency, status, client_secret, created, livemode, description, payment_method, payment_method_types,
    capture_method, confirmation_method, next_action, last_payment_error, canceled_at, cancellation_reason,
  };
}

/** An error that shows the payment intent shows as much of it as an answer would. */
function publicAnswer(body: unknown): unknown {
  const { error } = body as { error?: { payment_intent?: Stripe.PaymentIntent } };
  if (error) return { error: { ...error, ...(error.payment_intent && { payment_intent: publicView(error.payment_intent) }) } };
  return publicView(body as Stripe.PaymentIntent);
}

function intentWithSecret(object: Stored | undefined, id: string, secret: string | undefined): Stripe.PaymentIntent {
  const intent = asIntent(object, id);
  if (intent.client_secret === secret) return intent;
  throw new SimulatorError(401, 'invalid_request_error', 'The client_secret provided does not match the client_secret associated with the PaymentIntent.', { code: 'payment_intent_invalid_parameter', param: 'client_secret' });
}

/** The part of Stripe's API that a browser may call with the publishable key, and the bank's challenge. */
export function browserApi(ground: Ground): Hono {
  const app = new Hono();
  app.onError(sendError);

  async function post(c: Context, run: (params: Params, intent: Stripe.PaymentIntent, now: Date) => Effect | Promise<Effect>): Promise<Response> {
    const id = c.req.param('id') ?? '';
    const form = await c.req.text();
    const params = parseForm(form);
    const { status, body } = await perform(ground, {
      signature: `${c.req.path}\n${form}`,
      key: undefined,
      id,
      run: (object, now) => run(params, intentWithSecret(object, id, textOf(params, 'client_secret')), now),
    });
    return send(c, { status, body: publicAnswer(body) });
  }

  app.post('/v1/payment_methods', async (c) => {
    const params = parseForm(await c.req.text());
    return send(c, await perform(ground, {
      signature: '', key: undefined,
      run: (_, now) => {
        const method = createMethod(params, now);
        return { status: 200, body: method, added: [method] };
      },
    }));
  });

  app.get('/v1/payment_intents/:id', async (c) => {
    const id = c.req.param('id');
    return c.json(publicView(intentWithSecret(await readObject(ground.db, id), id, c.req.query('client_secret'))));
  });

  app.post('/v1/payment_intents/:id/confirm', (c) => post(c, (params, intent, now) => confirm(ground, params, intent, now)));
  app.post('/v1/payment_intents/:id/authenticate', (c) => post(c, (params, intent, now) => authenticate(ground, intent, textOf(params, 'outcome') === 'succeed', now)));

  return app;
}
