import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import Stripe from 'stripe';
import type { OpenBackend } from '#backend/backend.ts';
import { createApp } from '#backend/app.ts';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import type { Payments } from '#backend/open-payments.ts';
import type { PaymentMethod } from '#backend/payments/method.ts';
import { openPayPal } from '#backend/payments/paypal/client.ts';
import { paymentMethods } from '#backend/payments/registry.ts';
import { simulatedNetwork } from '#backend/simulators/paypal/server-api.ts';
import type { Simulator } from '#backend/simulators/stripe/perform.ts';
import type { Step } from '#backend/checkout/checkout.ts';
import { checkoutSteps } from '#backend/checkout/steps.ts';
import { openTestBackend } from './backend.ts';
import { testClock } from './clock.ts';
import { shopperAt } from './order.ts';
import { letQueuesWait, workOff } from './work-off.ts';

type Faults = {
  /** What stands between the shop and PayPal. */
  onPayPal?: (network: typeof fetch) => typeof fetch;
  /** What stands between the shop and its payment provider. */
  onStripe?: (simulator: Simulator) => InstanceType<typeof Stripe.HttpClient>;
  /** The checkout's steps with something in between. */
  steps?: readonly Step[];
  settings?: Record<string, string>;
  /** Left out: the shop's own. */
  catalogue?: Catalogue;
  /** Further ways to pay. */
  methods?: readonly PaymentMethod[];
};

/** The shop's payments with something between it and its providers. */
function withFaults(payments: Payments, clock: () => Date, { onStripe, onPayPal }: Faults): Payments {
  const { simulators, gateways } = payments;
  const { stripe, payPal } = gateways;
  if (!simulators || !stripe || !payPal) return payments;
  const sdk =
    onStripe && new Stripe('sk_test_simulator', { httpClient: onStripe(simulators.stripe), maxNetworkRetries: 0, timeout: 2_000 });
  const keys = { clientId: 'simulator', clientSecret: 'simulator' };
  const client = onPayPal && openPayPal(keys, 'https://paypal.invalid', clock, onPayPal(simulatedNetwork(simulators.payPal)));
  const faulty = { stripe: { ...stripe, ...(sdk && { stripe: sdk }) }, payPal: { ...payPal, ...(client && { client }) } };
  return { ...payments, gateways: faulty, methods: paymentMethods(faulty) };
}

/** The checkout's steps with one more after the named one. */
export const withStepAfter = (name: string, step: Step): readonly Step[] =>
  checkoutSteps.flatMap((one) => (one.name === name ? [one, step] : [one]));

/**
 * A shop over HTTP whose clock stands still and whose background work is done when it is told to, so that a test decides what
 * happens when. Faults come from outside: through the payment provider's network, or between two steps.
 */
export async function openFaultyShop({ onStripe, onPayPal, steps = checkoutSteps, settings = {}, methods = [], catalogue }: Faults = {}) {
  const clock = testClock();
  const opened = await openTestBackend({ clock: clock.now, methods, ...(catalogue && { catalogue }) }, settings);
  const isFaulty = onStripe !== undefined || onPayPal !== undefined;
  const backend: OpenBackend = isFaulty
    ? { ...opened, payments: withFaults(opened.payments, clock.now, { ...(onStripe && { onStripe }), ...(onPayPal && { onPayPal }) }) }
    : opened;
  const server = createServer(getRequestListener(createApp(backend, undefined, steps).fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    backend,
    clock,
    shopper: shopperAt(url),
    /** So many minutes pass, for the shop and for its queues. */
    wait: async (minutes: number) => {
      clock.advance(minutes);
      await letQueuesWait(backend, minutes);
    },
    /** What servers do in the background, until nothing more can be done. */
    settle: () => workOff(backend),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
    },
  };
}

export type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>;
