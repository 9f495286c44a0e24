import { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { receiveWebhook } from './webhook.ts';

/** Where the payment provider sends its events. The body is read as it came: the signature is over its bytes. */
export function webhookRoutes(backend: Backend): Hono {
  const app = new Hono();
  app.post('/api/payment-gateway/webhook', async (c) => {
    await receiveWebhook(backend, await c.req.text(), c.req.header('Stripe-Signature') ?? '');
    return c.json({ received: true });
  });
  return app;
}
