import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { backendPath } from '../root.ts';
import { payPalWindow } from './paypal/window.tsx';
import { browserApi } from './stripe/browser-api.ts';
import { bancontactRoutes } from './stripe/bancontact-page.tsx';

/** Where the scripts are served that stand for those of the providers. */
const scripts = {
  '/simulator/stripe/v3.js': ['stripe', 'page-script.js'],
  '/simulator/stripe/wallets.js': ['stripe', 'wallets-script.js'],
  '/simulator/paypal/v6.js': ['paypal', 'page-script.js'],
};

/** The browser's side of the local payment simulators, and their scripts. Empty where the providers themselves are used. */
export function simulatorRoutes({ payments: { simulators }, brand }: Pick<Backend, 'payments' | 'brand'>): Hono {
  const app = new Hono();
  if (!simulators) return app;
  app.route('/simulator/stripe', browserApi(simulators.stripe));
  app.route('/simulator/stripe/bancontact', bancontactRoutes(simulators.stripe, brand));
  app.route('/simulator/paypal', payPalWindow(simulators.payPal, brand));
  for (const [path, file] of Object.entries(scripts)) {
    const script = readFileSync(backendPath('simulators', ...file), 'utf8');
    app.get(path, (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }));
  }
  return app;
}
