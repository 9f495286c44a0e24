import { describe, expect, it } from 'vitest';
import Stripe from 'stripe';
import { checkPayments } from '#backend/payments/check/check.ts';
import { openPayPal } from '#backend/payments/paypal/client.ts';
import { openStripe } from '#backend/payments/stripe/gateway.ts';

const siteUrl = 'https://shop.example';
const url = `${siteUrl}/api/payment-gateway/webhook`;
const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', publishableKey: 'pk_test_1' };

/** What the providers answer, by path. */
type Answers = Record<string, { status: number; body: unknown }>;
const ok = (body: unknown) => ({ status: 200, body });

const refused = (message: string) => ({ status: 400, body: { error: { type: 'invalid_request_error', message } } });
const intent = (id: string) => ({ [`/v1/payment_intents/${id}/cancel`]: ok({ id, object: 'payment_intent', status: 'canceled' }) });

const wallets = (applePay: string) =>
  ok({ object: 'list', data: [{ enabled: true, apple_pay: { status: applePay }, google_pay: { status: 'active' } }] });

const stripeAnswers: Answers = {
  '/v1/balance': ok({ object: 'balance', livemode: false }),
  '/v1/payment_intents': ok({ id: 'pi_1', object: 'payment_intent' }),
  ...intent('pi_1'),
  '/v1/payment_method_domains': wallets('active'),
  '/v1/webhook_endpoints': ok({ object: 'list', has_more: false, data: [{ id: 'we_1', url, status: 'enabled', enabled_events: ['*'] }] }),
};
const payPalEvents = ['APPROVED', 'COMPLETED', 'PENDING', 'DENIED', 'REVERSED', 'REFUNDED'].map((state) => ({
  name: `${state === 'APPROVED' ? 'CHECKOUT.ORDER' : 'PAYMENT.CAPTURE'}.${state}`,
}));
const payPalAnswers: Answers = {
  '/v1/oauth2/token': ok({ access_token: 'a', expires_in: 32_000 }),
  '/v2/checkout/orders': ok({
    id: '5O190127TN364715T',
    status: 'PAYER_ACTION_REQUIRED',
    purchase_units: [{ amount: { currency_code: 'EUR', value: '1.00' } }],
  }),
  '/v1/notifications/webhooks/WH1': ok({ id: 'WH1', url, event_types: payPalEvents }),
};

function checkWith(answers: Answers, settings = keys) {
  const asked: string[] = [];
  const network: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    const { status, body } = answers[pathname] ?? refused(`unknown: ${pathname}`);
    return Response.json(body, { status });
  };
  const clock = () => new Date();
  const client = openPayPal({ clientId: 'id', clientSecret: 'secret' }, 'https://paypal.test', clock, network);
  const stripe = openStripe(settings.secretKey, Stripe.createFetchHttpClient(network));
  const gateways = {
    stripe: { stripe, webhookSecret: settings.webhookSecret, clock },
    payPal: { client, webhookId: 'WH1', shop: 'Landfall' },
  };
  return checkPayments(gateways, { stripe: settings, siteUrl }).then((found) => ({ ...found, asked }));
}

const both = { ...stripeAnswers, ...payPalAnswers };

describe('npm run payments:check', () => {
  it('is content where all works, and has charged nothing', async () => {
    const { isWell, text, asked } = await checkWith(both);
    expect(text).not.toContain('wrong');
    expect(isWell).toBe(true);
    expect(asked.filter((call) => call.endsWith('/cancel'))).toHaveLength(2);
    expect(asked.filter((call) => /confirm|capture|authorize/.test(call))).toEqual([]);
  });

  it.each([
    {
      of: 'a key that is none',
      answers: { '/v1/balance': refused('Invalid API Key') },
      says: 'copy it again from Developers, API keys (Invalid API Key)',
    },
    { of: 'a method that is off', answers: { '/v1/payment_intents': refused('not activated') }, says: 'switch cards on' },
    {
      of: 'a domain that Apple does not know',
      answers: { '/v1/payment_method_domains': wallets('inactive') },
      says: 'add the domain under Settings, Payment method domains',
    },
    {
      of: 'a webhook elsewhere',
      answers: { '/v1/webhook_endpoints': ok({ object: 'list', has_more: false, data: [] }) },
      says: 'add it under Developers, Webhooks',
    },
    {
      of: 'a secret of PayPal that is none',
      answers: { '/v1/oauth2/token': { status: 401, body: { error: 'invalid_client' } } },
      says: 'copy both again from Apps & Credentials',
    },
    {
      of: 'a webhook of PayPal that is told too little',
      answers: { '/v1/notifications/webhooks/WH1': ok({ id: 'WH1', url, event_types: payPalEvents.slice(0, -1) }) },
      says: 'add PAYMENT.CAPTURE.REFUNDED to the webhook',
    },
  ])('says what to do about $of', async ({ answers, says }) => {
    const { isWell, text } = await checkWith({ ...both, ...answers });
    expect(text).toContain(says);
    expect(isWell).toBe(false);
  });

  it('does not mix live keys with those of test mode', async () => {
    expect((await checkWith(both, { ...keys, publishableKey: 'pk_live_1' })).text).toContain(
      'give both keys of live, or both of test mode',
    );
  });

  it('says so where there are no keys', async () => {
    expect(await checkPayments({}, { siteUrl })).toMatchObject({ isWell: true, text: expect.stringContaining('simulators') });
  });
});
