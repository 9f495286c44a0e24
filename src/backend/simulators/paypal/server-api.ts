import { Hono, type Context } from 'hono';
import { captureEvents, captureView, isSigned, refundedEvent, type Transmission } from './events.ts';
import {
  authorize,
  capture,
  newId,
  paymentsOf,
  refund,
  standingAt,
  Unprocessable,
  voidAuthorization,
  type Amount,
  type SimulatedOrder,
} from './order.ts';
import { findOrder, perform, type Effect, type PayPalSimulator } from './simulator.ts';

type NewOrder = {
  purchase_units: [Omit<SimulatedOrder['purchase_units'][0], 'payments'>];
  payment_source: { paypal: { experience_context: SimulatedOrder['experience'] } };
};

/** Where an order is approved: at the shop itself, whose simulator this is. */
const approvalPage = ({ id, experience }: SimulatedOrder): string =>
  `${new URL(experience.return_url).origin}/simulator/paypal/checkoutnow?token=${id}&language=${experience.locale}`;

/** An order as the API gives it. */
export function representation(order: SimulatedOrder): object {
  const { experience: _experience, ...shown } = order;
  const approval = order.status === 'PAYER_ACTION_REQUIRED' || order.status === 'APPROVED';
  return { ...shown, links: approval ? [{ rel: 'payer-action', href: approvalPage(order), method: 'GET' }] : [] };
}

function create({ purchase_units: [unit], payment_source: source }: NewOrder, now: Date): Effect {
  const order: SimulatedOrder = {
    id: newId(),
    intent: 'AUTHORIZE',
    status: 'PAYER_ACTION_REQUIRED',
    create_time: now.toISOString(),
    purchase_units: [{ ...unit, payments: { authorizations: [], captures: [], refunds: [] } }],
    experience: source.paypal.experience_context,
  };
  return { order, body: representation(order) };
}

function orderWith({ store }: PayPalSimulator, kind: 'authorizations' | 'captures', id: string): SimulatedOrder {
  const order = store.orderWith(kind, id);
  if (order) return order;
  throw new Unprocessable('RESOURCE_NOT_FOUND', 404);
}

/**
 * The part of PayPal's API that the shop's server calls: https://developer.paypal.com/api/rest
 * Never mount it: its caller may refund.
 */
export function serverApi(simulator: PayPalSimulator): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof Unprocessable)) throw error;
    const name = error.status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY';
    return c.json({ name, details: [{ issue: error.issue }] }, error.status);
  });
  const once = (c: Context, run: (now: Date) => Effect): Response =>
    c.json(perform(simulator, c.req.header('PayPal-Request-Id'), c.req.path, run));

  app.post('/v1/oauth2/token', (c) => c.json({ access_token: 'simulated', token_type: 'Bearer', expires_in: 32_400 }));
  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const isOurs = isSigned(await c.req.json<Transmission>());
    return c.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
  });

  app.post('/v2/checkout/orders', async (c) => {
    const wanted = await c.req.json<NewOrder>();
    return once(c, (now) => create(wanted, now));
  });
  app.get('/v2/checkout/orders/:id', (c) => c.json(representation(standingAt(findOrder(simulator, c.req.param('id')), simulator.clock()))));
  app.post('/v2/checkout/orders/:id/authorize', (c) =>
    once(c, () => {
      const order = authorize(findOrder(simulator, c.req.param('id')));
      return { order, body: representation(order) };
    }),
  );
  app.post('/v2/payments/authorizations/:id/capture', async (c) => {
    const { amount } = await c.req.json<{ amount: Amount }>();
    return once(c, (now) => {
      const order = capture(orderWith(simulator, 'authorizations', c.req.param('id')), amount, now);
      return { order, events: captureEvents(order, now), body: paymentsOf(order).captures[0] ?? {} };
    });
  });
  app.post('/v2/payments/authorizations/:id/void', (c) =>
    once(c, () => {
      const order = voidAuthorization(orderWith(simulator, 'authorizations', c.req.param('id')));
      return { order, body: paymentsOf(order).authorizations[0] ?? {} };
    }),
  );
  app.get('/v2/payments/captures/:id', (c) => {
    const order = orderWith(simulator, 'captures', c.req.param('id'));
    const [made] = paymentsOf(order).captures;
    return c.json(made ? captureView(order, made) : {});
  });
  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const { amount, custom_id: customId } = await c.req.json<{ amount: Amount; custom_id?: string }>();
    return once(c, (now) => {
      const order = refund(orderWith(simulator, 'captures', c.req.param('id')), amount, customId);
      return { order, events: [refundedEvent(order, now)], body: paymentsOf(order).refunds.at(-1) ?? {} };
    });
  });
  return app;
}

/** What stands below the client of PayPal in place of the network. */
export function simulatedNetwork(simulator: PayPalSimulator): typeof fetch {
  const app = serverApi(simulator);
  return async (input, init) => app.fetch(new Request(input, init));
}
