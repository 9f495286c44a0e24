import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { sign } from '../db/secret.ts';
import { SimulatorClient } from '../simulators/stripe/http-client.ts';
import { openSimulator } from '../simulators/stripe/open.ts';
import type { Simulator } from '../simulators/stripe/perform.ts';

export type Payments = {
  stripe: Stripe;
  webhookSecret: string;
  /** There where no money moves: the local simulator that stands in for Stripe. */
  simulator?: Simulator;
};

type Options = { config: Pick<Config, 'stripe' | 'dataDir' | 'databaseUrl'>; clock: () => Date; signingKey: string };
type OpenPayments = { payments: Payments; close: () => void };

/** With the retries of the SDK a call ends well before the claim of the checkout that makes it. */
const timeout = 8_000;
const maxNetworkRetries = 1;

/**
 * Stripe where there is a secret key, else the SDK on top of the local simulator.
 * @throws Error when another process has the simulator's folder
 */
export async function openPayments({ config, clock, signingKey }: Options): Promise<OpenPayments> {
  if (config.stripe) {
    const stripe = new Stripe(config.stripe.secretKey, { timeout, maxNetworkRetries, telemetry: false });
    return { payments: { stripe, webhookSecret: config.stripe.webhookSecret }, close: () => {} };
  }
  const { close, ...simulator } = await openSimulator(config, clock);
  const stripe = new Stripe('sk_test_simulator', {
    httpClient: new SimulatorClient(simulator),
    timeout,
    maxNetworkRetries,
    telemetry: false,
  });
  return { payments: { stripe, webhookSecret: `whsec_${sign(signingKey, 'webhook')}`, simulator }, close };
}
