import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { backendPath } from '../root.ts';
import { browserApi } from './stripe/browser-api.ts';
import { bancontactRoutes } from './stripe/bancontact-page.tsx';

/** The browser's side of the local payment simulator, and its script in place of Stripe.js. Empty where Stripe itself is used. */
export function simulatorRoutes({ payments, brand }: Pick<Backend, 'payments' | 'brand'>): Hono {
  const app = new Hono();
  if (!payments.simulator) return app;
  app.route('/simulator/stripe', browserApi(payments.simulator));
  app.route('/simulator/stripe/bancontact', bancontactRoutes(payments.simulator, brand));
  const script = readFileSync(backendPath('simulators', 'stripe', 'page-script.js'), 'utf8');
  app.get('/simulator/stripe/v3.js', (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  return app;
}
