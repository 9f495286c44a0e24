import Stripe from 'stripe';

/** The card payment provider, and what its events are signed with. */
export type StripeGateway = { stripe: Stripe; webhookSecret: string; clock: () => Date };

/** With the retries of the SDK a call ends well before the claim of the checkout that makes it. */
const limits = { timeout: 8_000, maxNetworkRetries: 1, telemetry: false } as const;

/** @param httpClient what stands in for the network, where it is not the real one */
export const openStripe = (secretKey: string, httpClient?: InstanceType<typeof Stripe.HttpClient>): Stripe =>
  new Stripe(secretKey, { ...limits, ...(httpClient && { httpClient }) });
