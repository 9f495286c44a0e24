import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { PaymentSheet, PaymentStanding } from '#stores/checkout/payments/payment-sheet.ts';
import { cart, cartItem, filledForm, heldAnswer, laterHold, soldAnswer } from '../../../support/cart.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, nothing, refusal, timedOut, type Call } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const post = 'POST /shopper/checkout';
const status = 'GET /shopper/checkout/';

const booked: CheckoutResult = {
  stripeStatus: 'succeeded',
  paymentIntentId: 'pi_1',
  invoices: [{ number: 'LF-7K3M-Q9TX', total: 125, currencyCode: 'EUR' }],
  vouchers: [{ participantName: 'Ada Byron', url: '/api/shopper/tickets/a.pdf' }],
  bookings: [
    { orderNumber: 'LF-7K3M-Q9TX', status: 'confirmed', vouchers: [{ participantName: 'Ada Byron', url: '/api/shopper/tickets/a.pdf' }] },
  ],
  cart: { id: cart.hold.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};
const challenged: CheckoutResult = {
  ...booked,
  stripeStatus: 'requires_action',
  paymentIntentClientSecret: 'secret',
  invoices: [],
  vouchers: [],
  bookings: [],
  cart: { id: cart.hold.id, requireConfirmation: false },
};
const requested: CheckoutResult = {
  ...booked,
  stripeStatus: 'requires_capture',
  vouchers: [],
  bookings: [{ orderNumber: 'LF-7K3M-Q9TX', status: 'on_request', vouchers: [] }],
  cart: { ...booked.cart, requireConfirmation: true },
};
const standing = (state: string, result?: CheckoutResult, errorCode?: string) =>
  json({ state, ...(result ? { result } : {}), ...(errorCode ? { errorCode } : {}), updatedAt: '2026-11-01T12:00:00.000Z' });

/** A card provider whose bank answers as told; every card gets another payment method. */
function cards(confirms: PaymentStanding = 'authorized', reads: PaymentStanding = 'action_needed') {
  let count = 0;
  return {
    method: 'credit-card',
    instrument: vi.fn(async () => ({ id: `pm_${(count += 1)}` })),
    confirm: vi.fn(async () => confirms),
    read: vi.fn(async () => reads),
  } satisfies PaymentSheet;
}

const chargeOf = ({ body }: Call) => (body as CheckoutRequest).chargeRequest;
const keyOf = ({ headers }: Call) => headers.get('idempotency-key');

/** A page of the shop in this tab: opened again, it knows what the tab's storage knows. */
async function openPage() {
  vi.resetModules();
  const [carts, form, payment, state, result, requotes, resume, holds] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/payment.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/result.ts'),
    import('#stores/checkout/renewal.ts'),
    import('#stores/checkout/resume-order.ts'),
    import('#stores/checkout/latest-hold.ts'),
  ]);
  return { ...carts, ...form, ...payment, ...state, ...result, ...requotes, ...resume, ...holds };
}

let browser: ReturnType<typeof stubBrowser>;
let services: ReturnType<typeof fakeServices>;

async function openCheckout() {
  const page = await openPage();
  page.beginCheckout(cart, 'en');
  page.$form.set(filledForm);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets time pass until the payment has come to rest. */
async function settled(work: Promise<void>): Promise<void> {
  await Promise.all([work, vi.advanceTimersByTimeAsync(120_000)]);
}

describe('an order that is paid', () => {
  test('becomes the confirmation, and nothing of it stays behind', async () => {
    services.on(post, json(booked));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    expect(page.$payment.get().status).toBe('checkout_success');
    const bookings = [{ ...booked.bookings[0], item: cartItem }];
    expect(page.$confirmation.get()).toMatchObject({ orderNumber: 'LF-7K3M-Q9TX', bookings, email: 'ada@example.com' });
    expect([page.$cart.get(), page.$checkoutKey.get()]).toEqual([null, null]);
    expect(page.$form.get().booker.email).toBe('');
  });

  test('holds no places any more: the next hold gives nothing back', async () => {
    services.on(post, json(booked));
    const page = await openCheckout();
    expect(page.$latestHold.get()?.id).toBe(cart.hold.id);
    await settled(page.pay('en', cards()));
    expect(page.$latestHold.get()).toBeNull();
    expect((await openPage()).heldUntil(cartItem)).toBeUndefined();
  });

  test('is still confirmed after a reload', async () => {
    services.on(post, json(booked));
    await settled((await openCheckout()).pay('en', cards()));
    expect((await openPage()).$confirmation.get()?.orderNumber).toBe('LF-7K3M-Q9TX');
  });

  test('is sent once, however often the button is pressed (fault 1)', async () => {
    services.on(post, json(booked));
    const { pay } = await openCheckout();
    const provider = cards();
    await settled(Promise.all([pay('en', provider), pay('en', provider), pay('en', provider)]).then(() => undefined));
    expect(services.callsTo(post)).toHaveLength(1);
    expect(provider.instrument).toHaveBeenCalledTimes(1);
  });

  test('on request says so', async () => {
    services.on(post, json(requested));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    expect(page.$confirmation.get()?.bookings).toMatchObject([{ status: 'on_request', vouchers: [] }]);
  });
});

describe('a bank that asks for confirmation', () => {
  test('gets it, and the same order is sent again with the intent', async () => {
    services.on(post, json(challenged), json(booked));
    const page = await openCheckout();
    const provider = cards();
    await settled(page.pay('en', provider));
    const calls = services.callsTo(post);
    expect(provider.confirm).toHaveBeenCalledWith('secret');
    expect(calls.map(keyOf)).toEqual([keyOf(calls[0] as Call), keyOf(calls[0] as Call)]);
    expect(calls.map((call) => chargeOf(call).paymentIntentId)).toEqual([undefined, 'pi_1']);
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('and does not get it leaves form and cart for another card', async () => {
    services.on(post, json(challenged), json(booked));
    const page = await openCheckout();
    await settled(page.pay('en', cards('refused')));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'authentication_failed' } });
    expect(page.$form.get()).toEqual(filledForm);
    await settled(page.pay('en', cards()));
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('is not asked for a second payment after a reload in between (fault 10)', async () => {
    services.on(post, json(challenged), json(booked));
    const before = await openCheckout();
    void before.pay('en', { ...cards(), confirm: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(1000);
    const page = await openPage();
    const provider = cards('authorized', 'authorized');
    await settled(page.resumePending('en', provider));
    expect(provider.instrument).not.toHaveBeenCalled();
    expect(services.callsTo(post).map((call) => chargeOf(call).paymentIntentId)).toEqual([undefined, 'pi_1']);
    expect(page.$confirmation.get()?.orderNumber).toBe('LF-7K3M-Q9TX');
  });

  test('can still be answered after a reload', async () => {
    services.on(post, json(challenged), json(booked));
    const before = await openCheckout();
    void before.pay('en', { ...cards(), confirm: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(1000);
    const page = await openPage();
    await settled(page.resumePending('en', cards()));
    expect(page.$payment.get().status).toBe('initial');
    expect(page.$pendingIntent.get()?.clientSecret).toBe('secret');
    await settled(page.confirmPending('en', cards()));
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('is known from the server where this page never heard of it', async () => {
    services.on(status, standing('requires_action', challenged));
    const page = await openCheckout();
    await settled(page.resumeOrder(true));
    expect(page.$pendingIntent.get()).toMatchObject({ paymentIntentId: 'pi_1', clientSecret: 'secret' });
  });
});

describe('a declined card', () => {
  test('keeps what was typed, and another card pays under the same key', async () => {
    services.on(post, refusal('card_declined', 402), json(booked));
    const page = await openCheckout();
    const provider = cards();
    await settled(page.pay('en', provider));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'card_declined' } });
    expect(page.$form.get()).toEqual(filledForm);
    await settled(page.pay('en', provider));
    const [first, second] = services.callsTo(post) as [Call, Call];
    expect(keyOf(second)).toBe(keyOf(first));
    expect(chargeOf(second).paymentMethodId).not.toBe(chargeOf(first).paymentMethodId);
    expect(page.$payment.get().status).toBe('checkout_success');
  });
});

describe('an answer that is lost', () => {
  test.each([
    ['lost connection', 4, connectionLost],
    ['time-out', 6, timedOut],
  ] as const)('after a %s is asked for, not ordered again (fault %i)', async (_, __, failure) => {
    services.on(post, failure());
    services.on(status, standing('processing'), standing('booked', booked));
    const page = await openCheckout();
    const phases: unknown[] = [];
    page.$payment.listen((state) => phases.push('phase' in state ? state.phase : state.status));
    await settled(page.pay('en', cards()));
    expect(services.callsTo(post)).toHaveLength(1);
    expect(phases).toContain('checking');
    expect(page.$confirmation.get()?.orderNumber).toBe('LF-7K3M-Q9TX');
  });

  test('of a request that never arrived is sent again under the same key (fault 5)', async () => {
    services.on(post, connectionLost(), json(booked));
    services.on(status, nothing());
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    const [first, second] = services.callsTo(post) as [Call, Call];
    expect(keyOf(second)).toBe(keyOf(first));
    expect(second.body).toEqual(first.body);
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('of an order that failed tells why', async () => {
    services.on(post, timedOut());
    services.on(status, standing('failed', undefined, 'insufficient_funds'));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'insufficient_funds' } });
  });

  test('for good ends in not knowing, with the key kept for the next try', async () => {
    services.on(post, timedOut());
    services.on(status, connectionLost());
    const page = await openCheckout();
    const key = page.$checkoutKey.get();
    await settled(page.pay('en', cards()));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'timeout' } });
    expect(page.$checkoutKey.get()).toBe(key);
  });

  test('waits for the connection before it asks', async () => {
    services.on(post, connectionLost());
    services.on(status, standing('booked', booked));
    const page = await openCheckout();
    const paying = page.pay('en', {
      ...cards(),
      instrument: async () => {
        browser.goOffline();
        return { id: 'pm_1' };
      },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(services.callsTo(status)).toHaveLength(0);
    browser.goOnline();
    await settled(paying);
    expect(page.$payment.get().status).toBe('checkout_success');
  });
});

describe('a service in trouble', () => {
  test('is tried again with the form kept (fault 7)', async () => {
    services.on(post, refusal('unavailable', 503), json(booked));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    expect(services.callsTo(post)).toHaveLength(2);
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('is left alone as long as it asks for (fault 8)', async () => {
    services.on(post, json({ code: 'too_many_requests', errorMessage: '' }, 429, { 'retry-after': '5' }), json(booked));
    const page = await openCheckout();
    const paying = page.pay('en', cards());
    await vi.advanceTimersByTimeAsync(4900);
    expect(services.callsTo(post)).toHaveLength(1);
    await settled(paying);
    expect(services.callsTo(post)).toHaveLength(2);
  });
});

test('an order names the organisation of the brand that was built, if it has one', async () => {
  services.on(post, json(booked));
  const page = await openCheckout();
  await page.pay('en', cards());
  expect(services.callsTo(post)[0]?.body).not.toHaveProperty('organizationId');
  vi.stubEnv('ORGANIZATION_ID', 'b3d9e7a4-51c6-4f28-8e07-94a1d2c3f5b8');
  const cruise = await openCheckout();
  await cruise.pay('en', cards());
  expect(services.callsTo(post)[1]?.body).toHaveProperty('organizationId', 'b3d9e7a4-51c6-4f28-8e07-94a1d2c3f5b8');
  vi.unstubAllEnvs();
});

describe('without a connection', () => {
  test('nothing is sent until there is one again (fault 19)', async () => {
    services.on(post, json(booked));
    const page = await openCheckout();
    const provider = cards();
    browser.goOffline();
    await settled(page.pay('en', provider));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'offline' } });
    expect([services.calls.length, provider.instrument.mock.calls.length]).toEqual([0, 0]);
    browser.goOnline();
    await settled(page.pay('en', provider));
    expect(page.$payment.get().status).toBe('checkout_success');
  });
});

describe('an order with other details', () => {
  test('takes another key once the one before has failed', async () => {
    services.on(post, refusal('card_declined', 402), json(booked));
    services.on(status, standing('failed', undefined, 'card_declined'));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    page.keepTyped({ comments: 'We come by train' });
    await settled(page.pay('en', cards()));
    const [first, second] = services.callsTo(post).map(keyOf);
    expect(second).not.toBe(first);
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('is not sent when the one before turns out to be booked', async () => {
    services.on(post, timedOut());
    services.on(status, connectionLost());
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    services.on(status, standing('booked', booked));
    page.keepTyped({ comments: 'We come by train' });
    await settled(page.pay('en', cards()));
    expect(services.callsTo(post)).toHaveLength(1);
    expect(page.$confirmation.get()?.orderNumber).toBe('LF-7K3M-Q9TX');
  });

  test('from another tab that was booked leads to its confirmation', async () => {
    services.on(post, refusal('idempotency_mismatch', 422));
    services.on(status, standing('booked', booked));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('from another tab that was not booked may be sent again', async () => {
    services.on(post, refusal('idempotency_mismatch', 422), json(booked));
    services.on(status, standing('failed', undefined, 'card_declined'));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'idempotency_mismatch' } });
    await settled(page.pay('en', cards()));
    expect(page.$payment.get().status).toBe('checkout_success');
  });
});

describe('a price that has changed', () => {
  const path = 'POST /shopper/holds';
  const changed = () => refusal('price_changed', 409, { oldTotal: 125, newTotal: 150, currencyCode: 'EUR' });

  test('is shown, taken over by a new hold of the same places, and agreed to by ordering again (fault 17)', async () => {
    services.on(post, changed(), json(booked));
    services.on(path, json(heldAnswer({ ...cartItem, quoteId: '44444444-4444-4444-8444-444444444444', grandTotal: 150 }, laterHold)));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    expect(page.$payment.get()).toMatchObject({ error: { code: 'price_changed', details: { oldTotal: 125, newTotal: 150 } } });
    await settled(page.requote('en'));
    expect(services.callsTo(path)[0]?.body).toEqual({ items: [selectionOf(cartItem)], currency: 'EUR', replaces: cart.hold.id });
    expect(page.$cart.get()).toMatchObject({ grandTotal: 150, hold: laterHold, items: [{ grandTotal: 150, tourName: cartItem.tourName }] });
    expect(page.$payment.get().status).toBe('initial');
    await settled(page.pay('en', cards()));
    const [first, second] = services.callsTo(post) as [Call, Call];
    expect(chargeOf(second).amount).toBe(150);
    expect((second.body as CheckoutRequest).cart.id).toBe(laterHold.id);
    expect(keyOf(second)).not.toBe(keyOf(first));
  });

  test('cannot be taken over where the places are gone: the cart stays as it was', async () => {
    services.on(post, changed());
    services.on(path, json(soldAnswer()));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    await settled(page.requote('en'));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'sold_out' } });
    expect(page.$cart.get()).toEqual(cart);
  });

  test('may be taken over by another press where the service failed', async () => {
    services.on(post, changed());
    services.on(path, connectionLost(), json(heldAnswer({ ...cartItem, grandTotal: 150 }, laterHold)));
    const page = await openCheckout();
    await settled(page.pay('en', cards()));
    await settled(page.requote('en'));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'no_response' } });
    await settled(page.requote('en'));
    expect(page.$cart.get()?.grandTotal).toBe(150);
  });
});

describe('a checkout page that opens', () => {
  test('leads to the confirmation when the order is booked in another tab', async () => {
    services.on(status, standing('booked', booked));
    const page = await openCheckout();
    await settled(page.resumeOrder(false));
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('waits for an order that is on its way', async () => {
    services.on(status, standing('processing'), standing('processing'), standing('booked', booked));
    const page = await openCheckout();
    await settled(page.resumeOrder(true));
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('is silent when the service cannot be reached', async () => {
    services.on(status, connectionLost());
    const page = await openCheckout();
    await settled(page.resumeOrder(true));
    expect(page.$payment.get().status).toBe('initial');
  });
});

describe('an order on request', () => {
  test('is confirmed when the operator has accepted meanwhile', async () => {
    services.on(post, json(requested));
    services.on(status, standing('booked', booked));
    await settled((await openCheckout()).pay('en', cards()));
    const page = await openPage();
    await page.refreshConfirmation();
    expect(page.$confirmation.get()).toMatchObject({ bookings: [{ status: 'confirmed', vouchers: booked.vouchers }] });
  });
});
