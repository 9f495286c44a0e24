import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '#backend/db/schema.ts';
import type { RunningServer } from '#backend/server.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { listOrganizationBookings } from '#contracts/documented/booking-overview.ts';
import { authorizationCheckout } from '#contracts/documented/authorization-checkout.ts';
import { getBooking, refundBooking } from '#contracts/documented/bookings.ts';
import { checkout, checkoutStatus } from '#contracts/documented/checkout.ts';
import type { BookingScope } from '#contracts/identity.ts';
import { exportPersonalData } from '#contracts/documented/personal-data.ts';
import { deleteAccount } from '#contracts/documented/profile.ts';
import { forAdults } from '#tests/support/adults.ts';
import { accountOrderFor, onAccount } from '#tests/support/account-order.ts';
import { organizationIn, personIn } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { signIn } from '#tests/support/browser-session.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { holdOrder } from '#tests/support/order-sizes.ts';
import { orderFor, orderForAll, pastaTour, shopperAt } from '#tests/support/order.ts';

const concierges: BookingScope[] = ['bookings:concierge:read-only', 'bookings:concierge:read-write'];

let server: RunningServer;
let target: Target;
let desk: Awaited<ReturnType<typeof memberOf>>;

async function memberOf(organizationId: string, authorizableScopes: BookingScope[]) {
  const person = await personIn(server.backend, { organizationId, authorizableScopes });
  const { access_token: token } = await signIn(target.origin, person.email, person.password);
  return { ...person, organizationId, token, headers: { Authorization: `Bearer ${token}` } };
}

beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
  desk = await memberOf(await organizationIn(server.backend, 'Harbour Desk'), concierges);
});
afterAll(() => server.close());

/** A day of the pasta tour that no other test books. */
let daysUsed = 0;
async function ordered(organizationId = desk.organizationId) {
  const quote = await shopperAt(target.origin).quote(pastaTour, forAdults(2), (daysUsed += 1));
  return { quote, body: accountOrderFor(quote, organizationId) };
}
const withKey = (headers: Record<string, string>, key: string = randomUUID()) => ({ 'Idempotency-Key': key, ...headers });
const overview = async () =>
  (
    await call(target, listOrganizationBookings, {
      params: { orgId: desk.organizationId },
      query: { subjectId: desk.id },
      headers: desk.headers,
    })
  ).body?.bookings;

describe('POST /shopper/authorization-checkout', () => {
  it("books on the organisation's account: tickets, a position with who booked, and no payment", async () => {
    const { quote, body } = await ordered();
    const { body: result } = await call(target, authorizationCheckout, { headers: withKey(desk.headers), body });
    expect(result).toMatchObject({
      stripeStatus: 'succeeded',
      onAccount: true,
      invoices: [{ total: quote.grandTotal, currencyCode: 'EUR' }],
      vouchers: [{}, {}],
    });
    expect(result).not.toHaveProperty('paymentIntentId');
    expect(await overview()).toContainEqual(
      expect.objectContaining({
        orderNumber: result?.cart.tcConfirmationNumber,
        bookedBy: 'Ada Byron',
        grandTotal: quote.grandTotal,
        invoiced: quote.grandTotal,
        currencyCode: 'EUR',
      }),
    );
    expect(server.backend.payments.simulators?.stripe.store.all('payment_intent')).toEqual([]);
  });

  it('gives the same answer to the same key, and refuses another order under it', async () => {
    const { body } = await ordered();
    const headers = withKey(desk.headers);
    const first = await call(target, authorizationCheckout, { headers, body });
    expect(await call(target, authorizationCheckout, { headers, body })).toEqual(first);
    expect((await call(target, checkoutStatus, { params: { key: headers['Idempotency-Key'] } })).body).toMatchObject({
      state: 'booked',
      result: first.body,
    });
    expect(await refusal(target, authorizationCheckout, { headers, body: { ...body, locale: 'de' } })).toMatchObject({
      code: 'idempotency_mismatch',
    });
    const byCard = { ...body, chargeRequest: { ...body.chargeRequest, paymentMethodId: 'pm_card_visa' }, stripePaymentMethod: 'card' };
    expect(await refusal(target, checkout, { headers, body: byCard })).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('is for concierges of the organisation alone', async () => {
    const { body } = await ordered();
    const refused = (headers: Record<string, string>, organizationId = desk.organizationId) =>
      refusal(target, authorizationCheckout, { headers: withKey(headers), body: { ...body, organizationId } });
    for (const headers of [{}, { Authorization: 'Bearer made-up' }])
      expect(await refused(headers as Record<string, string>)).toMatchObject({ code: 'unauthenticated' });
    const forbidden = { code: 'forbidden', errorMessage: 'This access token does not allow that.' };
    const reader = await memberOf(desk.organizationId, ['bookings:concierge:read-only']);
    const stranger = await memberOf(await organizationIn(server.backend, 'Station Desk'), concierges);
    expect(await refused(reader.headers)).toEqual(forbidden);
    expect(await refused(stranger.headers)).toEqual(forbidden);
    expect(await refused(desk.headers, randomUUID())).toEqual(forbidden);
    expect((await call(target, authorizationCheckout, { headers: withKey(desk.headers), body })).body?.stripeStatus).toBe('succeeded');
  });

  it('computes the price anew, and names what is not as it should be', async () => {
    const { quote, body } = await ordered();
    const refused = (wrong: object) =>
      refusal(target, authorizationCheckout, { headers: withKey(desk.headers), body: { ...body, ...wrong } });
    expect(await refused({ chargeRequest: { ...body.chargeRequest, amount: 1 } })).toMatchObject({
      code: 'price_changed',
      details: { oldTotal: 1, newTotal: quote.grandTotal },
    });
    expect(await refused({ organizationId: 'Harbour Desk' })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'organizationId' },
    });
    expect(await refused({ cart: { ...body.cart, id: randomUUID() } })).toMatchObject({ code: 'not_found' });
    expect(await refusal(target, authorizationCheckout, { headers: desk.headers, body })).toMatchObject({
      details: { field: 'idempotency-key' },
    });
  });

  it('takes no voucher: what an organisation pays is agreed with it', async () => {
    const { body } = await ordered();
    const withCode = { ...body, cart: { ...body.cart, voucherCode: 'TEN' } };
    expect(await refusal(target, authorizationCheckout, { headers: withKey(desk.headers), body: withCode })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'cart.voucherCode', problem: 'on_account' },
    });
  });

  it('sells no seats twice', async () => {
    const { quote, body } = await ordered();
    await call(target, authorizationCheckout, { headers: withKey(desk.headers), body });
    expect(await refusal(target, authorizationCheckout, { headers: withKey(desk.headers), body })).toMatchObject({
      code: 'already_booked',
    });
    expect(await refusal(target, checkout, { headers: withKey({}), body: orderFor(quote) })).toMatchObject({ code: 'already_booked' });
  });
});

it('credits the account when the concierge cancels, once', async () => {
  const { quote, body } = await ordered();
  const orderNumber =
    (await call(target, authorizationCheckout, { headers: withKey(desk.headers), body })).body?.cart.tcConfirmationNumber ?? '';
  const asked = { params: { orderNumber }, headers: desk.headers };
  expect((await call(target, getBooking, asked)).body).toMatchObject({ onAccount: true, refundable: { amount: quote.grandTotal } });
  const refund = () => call(target, refundBooking, { ...asked, body: { amount: quote.grandTotal } });
  const [first, second] = await Promise.all([refund(), refund()]);
  expect(first.body).toMatchObject({
    status: 'cancelled',
    onAccount: true,
    vouchers: [],
    refund: { amount: quote.grandTotal, status: 'succeeded' },
  });
  expect(second.body?.refund).toEqual(first.body?.refund);
  expect(await overview()).toContainEqual(
    expect.objectContaining({ orderNumber, status: 'cancelled', grandTotal: quote.grandTotal, invoiced: 0 }),
  );
});

it('credits each booking of an order when it is cancelled, whatever was credited of it before', async () => {
  const held = await holdOrder({ backend: server.backend, shopper: shopperAt(target.origin) }, { of: '2 items', items: 2 }, { skip: 60 });
  const body = onAccount(orderForAll(held), desk.organizationId);
  await call(target, authorizationCheckout, { headers: withKey(desk.headers), body });
  for (const { quote } of held) {
    const day = (await overview())?.find(({ queryDate, status }) => queryDate === quote.queryDate && status === 'confirmed');
    const asked = { params: { orderNumber: day?.orderNumber ?? '' }, headers: desk.headers };
    expect((await call(target, getBooking, asked)).body).toMatchObject({ refundable: { amount: quote.grandTotal } });
    const { body: cancelled } = await call(target, refundBooking, { ...asked, body: { amount: quote.grandTotal } });
    expect(cancelled).toMatchObject({ status: 'cancelled', refund: { amount: quote.grandTotal, status: 'succeeded' } });
  }
});

it('outlives the account of the concierge, who is told of it before: the organisation is charged, and credited', async () => {
  const leaver = await memberOf(desk.organizationId, concierges);
  const { quote, body } = await ordered();
  const orderNumber =
    (await call(target, authorizationCheckout, { headers: withKey(leaver.headers), body })).body?.cart.tcConfirmationNumber ?? '';
  const asked = { query: { subjectId: leaver.id }, headers: leaver.headers };
  expect((await call(target, exportPersonalData, asked)).body?.bookings).toEqual([
    expect.objectContaining({
      orderNumber,
      payment: expect.objectContaining({ method: 'account', reference: null, status: 'captured', captured: quote.grandTotal }),
      invoiceItems: [expect.objectContaining({ kind: 'charge', amount: quote.grandTotal, currency: 'EUR' })],
    }),
  ]);
  await call(target, deleteAccount, { ...asked, body: { password: leaver.password } });
  expect(await overview()).toContainEqual(expect.objectContaining({ orderNumber, bookedBy: '', invoiced: quote.grandTotal }));
  const [booking] = await server.backend.db.select().from(bookings).where(eq(bookings.orderNumber, orderNumber));
  const headers = { Authorization: `Bearer ${newAccessToken(server.backend, booking?.id ?? '').accessToken}` };
  expect((await call(target, refundBooking, { params: { orderNumber }, headers, body: { amount: quote.grandTotal } })).body).toMatchObject({
    status: 'cancelled',
  });
  expect(await overview()).toContainEqual(expect.objectContaining({ orderNumber, status: 'cancelled', invoiced: 0 }));
});
