import type { Config } from './config.ts';
import { sign } from './db/secret.ts';
import { openStripe, type StripeGateway } from './payments/stripe/gateway.ts';
import type { PaymentMethod } from './payments/method.ts';
import { paymentMethods } from './payments/registry.ts';
import { SimulatorClient } from './simulators/stripe/http-client.ts';
import { openSimulator } from './simulators/stripe/open.ts';
import type { Simulator } from './simulators/stripe/perform.ts';

export type Payments = {
  /** Every way to pay. */
  methods: readonly PaymentMethod[];
  gateway: StripeGateway;
  /** Present where no money moves: the local simulator of Stripe. */
  simulator?: Simulator;
};

type Options = { config: Pick<Config, 'stripe' | 'dataDir' | 'databaseUrl'>; clock: () => Date; signingKey: string };
type OpenPayments = { payments: Payments; close: () => void };

/**
 * Stripe where there is a secret key, else the SDK on top of the local simulator.
 * @throws Error when another process has the simulator's folder
 */
export async function openPayments({ config, clock, signingKey }: Options): Promise<OpenPayments> {
  if (config.stripe) {
    const gateway = { stripe: openStripe(config.stripe.secretKey), webhookSecret: config.stripe.webhookSecret, clock };
    return { payments: { gateway, methods: paymentMethods(gateway) }, close: () => {} };
  }
  const { close, ...simulator } = await openSimulator(config, clock);
  const stripe = openStripe('sk_test_simulator', new SimulatorClient(simulator));
  const gateway = { stripe, webhookSecret: `whsec_${sign(signingKey, 'webhook')}`, clock };
  return { payments: { gateway, methods: paymentMethods(gateway), simulator }, close };
}
