import Stripe from 'stripe';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { sign } from '../db/secret.ts';
import { RecentObjects } from './simulator/recent-objects.ts';
import { serverApi } from './simulator/server-api.ts';

export type Payments = {
  stripe: Stripe;
  webhookSecret: string;
  /** True where no money moves: the local simulator stands in for Stripe. */
  isSimulated: boolean;
};

type Options = { config: Pick<Config, 'stripe'>; db: Database; clock: () => Date; signingKey: string };

/** With the retries of the SDK a call ends well before the claim of the checkout that makes it. */
const timeout = 8_000;
const maxNetworkRetries = 1;

/** The SDK speaks to the simulator as it would to Stripe, in this process. */
export function simulatedFetch(ground: { db: Database; clock: () => Date }): typeof fetch {
  const api = serverApi({ ...ground, recent: new RecentObjects() });
  return async (input, init) => api.fetch(new Request(input, init));
}

/** Stripe where there is a secret key, else the SDK on top of the local simulator. */
export function openPayments({ config, db, clock, signingKey }: Options): Payments {
  if (config.stripe) {
    return { stripe: new Stripe(config.stripe.secretKey, { timeout, maxNetworkRetries, telemetry: false }), webhookSecret: config.stripe.webhookSecret, isSimulated: false };
  }
  const httpClient = Stripe.createFetchHttpClient(simulatedFetch({ db, clock }));
  return {
    stripe: new Stripe('sk_test_simulator', { httpClient, timeout, maxNetworkRetries, telemetry: false }),
    webhookSecret: `whsec_${sign(signingKey, 'webhook')}`,
    isSimulated: true,
  };
}
