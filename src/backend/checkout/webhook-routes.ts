import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { webhookPath } from '../payments/webhook-path.ts';
import { receivePaymentEvent } from './payment-event.ts';

/** Where payment providers send their events. The body is read as it came: signatures are over its bytes. */
export function webhookRoutes(backend: Backend): Hono {
  const app = new Hono();
  app.post(webhookPath, async (c) => {
    await receivePaymentEvent(backend, await c.req.text(), c.req.raw.headers);
    return c.json({ received: true });
  });
  return app;
}
