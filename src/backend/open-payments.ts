import type { BrandFacts } from '#contracts/brand.ts';
import type { Config } from './config.ts';
import { sign } from './db/secret.ts';
import type { PaymentMethod } from './payments/method.ts';
import { openPayPal } from './payments/paypal/client.ts';
import { paymentMethods, type Gateways } from './payments/registry.ts';
import { openStripe } from './payments/stripe/gateway.ts';
import { openSimulators, outboxesOf, type Simulators } from './simulators/open.ts';
import type { Outbox } from './simulators/outbox.ts';
import { simulatedNetwork } from './simulators/paypal/server-api.ts';
import { SimulatorClient } from './simulators/stripe/http-client.ts';

export type Payments = {
  /** Every way to pay. */
  methods: readonly PaymentMethod[];
  gateways: Gateways;
  /** Present where no money moves: the local simulators of the providers. */
  simulators?: Simulators & { outboxes: readonly Outbox[] };
};

type Options = {
  config: Pick<Config, 'stripe' | 'payPal' | 'dataDir' | 'databaseUrl'>;
  brand: Pick<BrandFacts, 'name'>;
  clock: () => Date;
  signingKey: string;
};
type OpenPayments = { payments: Payments; close: () => void };

/** https://developer.paypal.com/api/rest/requests */
const payPalUrls = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };

/** The providers that there are keys for. */
export function openGateways({
  config: { stripe, payPal },
  brand,
  clock,
}: Pick<Options, 'brand' | 'clock'> & { config: Pick<Config, 'stripe' | 'payPal'> }): Gateways {
  return {
    ...(stripe && { stripe: { stripe: openStripe(stripe.secretKey), webhookSecret: stripe.webhookSecret, clock } }),
    ...(payPal && {
      payPal: { client: openPayPal(payPal, payPalUrls[payPal.environment], clock), webhookId: payPal.webhookId, shop: brand.name },
    }),
  };
}

/**
 * The providers that there are keys for. Where there are none, their SDKs and clients on top of local simulators.
 * @throws Error when another process has the simulators' folder
 */
export async function openPayments(options: Options): Promise<OpenPayments> {
  const { config, brand, clock, signingKey } = options;
  if (config.stripe || config.payPal) {
    const gateways = openGateways(options);
    return { payments: { gateways, methods: paymentMethods(gateways) }, close: () => {} };
  }
  const { close, ...simulators } = await openSimulators(config, clock);
  const stripe = openStripe('sk_test_simulator', new SimulatorClient(simulators.stripe));
  const webhookSecret = `whsec_${sign(signingKey, 'webhook')}`;
  const webhookId = sign(signingKey, 'paypal-webhook');
  const keys = { clientId: 'simulator', clientSecret: 'simulator' };
  const client = openPayPal(keys, 'https://paypal.invalid', clock, simulatedNetwork(simulators.payPal));
  const gateways = { stripe: { stripe, webhookSecret, clock }, payPal: { client, webhookId, shop: brand.name } };
  const outboxes = outboxesOf(simulators, stripe, webhookSecret, webhookId);
  return { payments: { gateways, methods: paymentMethods(gateways), simulators: { ...simulators, outboxes } }, close };
}
