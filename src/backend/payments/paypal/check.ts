import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { missingEvents, tried, type Finding } from '../check/finding.ts';
import { webhookPath } from '../webhook-path.ts';
import type { PayPalGateway } from './gateway.ts';
import { createOrder } from './orders.ts';

/** docs/going-live.md names the same. */
const events = [
  'CHECKOUT.ORDER.APPROVED',
  ...['COMPLETED', 'PENDING', 'DENIED', 'REVERSED', 'REFUNDED'].map((state) => `PAYMENT.CAPTURE.${state}`),
];
const webhook = v.object({ url: v.string(), event_types: v.array(v.object({ name: v.string() })) });

/** What works with the shop's keys of PayPal. Nothing is charged: the order that is made is approved by nobody. */
export async function checkPayPal({ client, shop, webhookId }: PayPalGateway, siteUrl: string): Promise<Finding[]> {
  const due = {
    checkout: randomUUID(),
    amount: 100,
    currency: 'EUR' as const,
    description: 'npm run payments:check',
    payer: { name: '', email: '', locale: 'en' as const },
    returnUrl: siteUrl,
  };
  const keys = await tried(
    'client id and secret work, and orders can be made',
    'copy both again from Apps & Credentials, of the environment that PAYPAL_ENVIRONMENT names; the account must be one for business',
    async () => void (await createOrder(client, due, shop, 1)),
  );
  if (keys.advice !== undefined) return [keys];
  const url = siteUrl + webhookPath;
  const found = await client.get(`/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`).then(
    (answer) => v.parse(webhook, answer),
    () => undefined,
  );
  const missing = missingEvents(events, found?.event_types.map(({ name }) => name) ?? []);
  return [
    keys,
    await tried(
      `events are sent to ${url}`,
      'give PAYPAL_WEBHOOK_ID the id of the webhook with that address',
      async () => found?.url === url,
    ),
    await tried('the shop is sent all events that it needs', `add ${missing.join(', ')} to the webhook`, async () => missing.length === 0),
  ];
}
