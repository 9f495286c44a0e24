import type { PayPalClient } from './client.ts';

/** PayPal, and the id of the webhook whose events it signs. `shop` is the name that PayPal shows above its own pages. */
export type PayPalGateway = { client: PayPalClient; webhookId: string; shop: string };
