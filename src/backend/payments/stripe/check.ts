import type Stripe from 'stripe';
import { missingEvents, tried, type Finding } from '../check/finding.ts';
import { webhookPath } from '../webhook-path.ts';

/** docs/going-live.md names the same. */
const events = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Makes an intent that nobody confirms, and gives it up: nothing is charged. */
async function canTake(stripe: Stripe, params: Omit<Stripe.PaymentIntentCreateParams, 'amount' | 'currency'>): Promise<void> {
  const { id } = await stripe.paymentIntents.create({ amount: 100, currency: 'eur', description: 'npm run payments:check', ...params });
  await stripe.paymentIntents.cancel(id);
}

/** Stripe shows wallets on domains alone that it knows: https://docs.stripe.com/payments/payment-methods/pmd-registration */
async function showsWallets(stripe: Stripe, domain: string): Promise<boolean> {
  const { data } = await stripe.paymentMethodDomains.list({ domain_name: domain });
  return data.some(
    ({ enabled, apple_pay: applePay, google_pay: googlePay }) => enabled && applePay.status === 'active' && googlePay.status === 'active',
  );
}

async function webhookFindings(stripe: Stripe, siteUrl: string): Promise<Finding[]> {
  const url = siteUrl + webhookPath;
  const found = await stripe.webhookEndpoints.list({ limit: 100 }).then(
    ({ data }) => data.find((endpoint) => endpoint.url === url),
    () => undefined,
  );
  const missing = missingEvents(events, found?.enabled_events ?? []);
  return [
    await tried(`events are sent to ${url}`, 'add it under Developers, Webhooks', async () => found?.status === 'enabled'),
    await tried('the shop is sent all events that it needs', `add ${missing.join(', ')} to the webhook`, async () => missing.length === 0),
  ];
}

/** What works with the shop's keys of Stripe. Nothing is charged. */
export async function checkStripe(
  stripe: Stripe,
  { secretKey, publishableKey, siteUrl }: { secretKey: string; publishableKey: string; siteUrl: string },
): Promise<Finding[]> {
  const isLive = secretKey.includes('_live_');
  const key = await tried(
    `the secret key works (${isLive ? 'live' : 'test mode: no money moves'})`,
    'copy it again from Developers, API keys',
    async () => (await stripe.balance.retrieve()).livemode === isLive,
  );
  if (key.advice !== undefined) return [key];
  return [
    key,
    await tried(
      'the publishable key is of the same mode',
      'give both keys of live, or both of test mode',
      async () => publishableKey.includes('_live_') === isLive,
    ),
    await tried('cards are taken, and their money can be set aside', 'switch cards on under Settings, Payment methods', () =>
      canTake(stripe, { allowed_payment_method_types: ['card'], capture_method: 'manual' }),
    ),
    await tried(
      'Bancontact is taken',
      'switch it on under Settings, Payment methods, or leave it out of paymentMethods in brand.yaml',
      () => canTake(stripe, { allowed_payment_method_types: ['bancontact'] }),
    ),
    await tried(
      `Apple Pay and Google Pay are shown at ${new URL(siteUrl).hostname}`,
      'add the domain under Settings, Payment method domains, or leave web-payments out of paymentMethods in brand.yaml',
      () => showsWallets(stripe, new URL(siteUrl).hostname),
    ),
    ...(await webhookFindings(stripe, siteUrl)),
  ];
}
