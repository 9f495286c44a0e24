import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { asIntent, cancel, capture, confirm, create, refund } from './calls.ts';
import { noSuch, SimulatorError } from './errors.ts';
import { groupOf, parseForm, textOf, type Params } from './form.ts';
import { createMethod } from './methods.ts';
import { perform, type Effect, type Ground } from './perform.ts';
import { listIntents, readObject, refundsOf, type Answer, type Stored } from './store.ts';

export const send = (c: Context, { status, body }: Answer): Response => c.json(body as object, status as ContentfulStatusCode);

export const sendError = (error: Error, c: Context): Response => {
  if (error instanceof SimulatorError) return send(c, error);
  throw error;
};

const listOf = (c: Context, data: readonly unknown[], hasMore = false): Response =>
  c.json({ object: 'list', url: c.req.path, data, has_more: hasMore });

/** `created[gte]` and `created[lte]`, in seconds; the last one is meant to its end. */
function createdWithin(created: Params) {
  const instant = (name: string, plus: number): Date | undefined => {
    const seconds = textOf(created, name);
    return seconds === undefined ? undefined : new Date(Number(seconds) * 1000 + plus);
  };
  return { from: instant('gte', 0), to: instant('lte', 999) };
}

/**
 * The part of Stripe's API that the shop's server calls (https://docs.stripe.com/api): no socket, no network.
 * Never mount it on the shop's own server: its caller may refund.
 */
export function serverApi(ground: Ground): Hono {
  const app = new Hono().basePath('/v1');
  app.onError(sendError);

  async function post(c: Context, id: string | undefined, run: (params: Params, object: Stored | undefined, now: Date) => Effect | Promise<Effect>): Promise<Response> {
    const form = await c.req.text();
    const params = parseForm(form);
    const about = id ?? textOf(params, 'payment_intent');
    return send(c, await perform(ground, {
      signature: `${c.req.path}\n${form}`,
      key: c.req.header('Idempotency-Key'),
      ...(about !== undefined && { id: about }),
      run: (object, now) => run(params, object, now),
    }));
  }

  app.post('/payment_methods', (c) => post(c, undefined, (params, _, now) => {
    const method = createMethod(params, now);
    return { status: 200, body: method, added: [method] };
  }));

  app.post('/payment_intents', (c) => post(c, undefined, (params, _, now) => create(ground, params, now)));

  app.get('/payment_intents', async (c) => {
    const query = parseForm(new URL(c.req.url).search);
    const limit = Number(textOf(query, 'limit') ?? 10);
    const intents = await listIntents(ground.db, { ...createdWithin(groupOf(query, 'created')), after: textOf(query, 'starting_after'), limit: limit + 1 });
    return listOf(c, intents.slice(0, limit), intents.length > limit);
  });

  for (const kind of ['payment_intent', 'payment_method', 'refund'] as const) {
    app.get(`/${kind}s/:id`, async (c) => {
      const object = await readObject(ground.db, c.req.param('id'));
      if (object?.object !== kind) throw noSuch(kind, c.req.param('id'));
      return c.json(object);
    });
  }

  app.post('/payment_intents/:id/confirm', (c) => post(c, c.req.param('id'), (params, object, now) => confirm(ground, params, asIntent(object, c.req.param('id')), now)));
  app.post('/payment_intents/:id/capture', (c) => post(c, c.req.param('id'), (params, object, now) => capture(params, asIntent(object, c.req.param('id')), now)));
  app.post('/payment_intents/:id/cancel', (c) => post(c, c.req.param('id'), (params, object, now) => cancel(params, asIntent(object, c.req.param('id')), now)));

  app.post('/refunds', (c) => post(c, undefined, (params, object, now) => refund(ground, params, asIntent(object, textOf(params, 'payment_intent') ?? ''), now)));
  app.get('/refunds', async (c) => listOf(c, await refundsOf(ground.db, c.req.query('payment_intent') ?? '')));

  app.notFound(() => { throw new SimulatorError(404, 'invalid_request_error', 'Unrecognized request URL: the payment simulator does not know this call.'); });
  return app;
}
