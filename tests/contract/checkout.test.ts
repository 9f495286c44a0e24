import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import { checkout, checkoutStatus } from '#contracts/documented/checkout.ts';
import type { Selection } from '#contracts/quotes.ts';
import { listTours } from '#contracts/documented/tours.ts';
import { forAdults } from '#tests/support/adults.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';
import { answersTo, orderFor, shopperAt, type HeldItem, type Shopper } from '#tests/support/order.ts';

let target: Target;
let shopper: Shopper;
let tour: Awaited<ReturnType<Shopper['details']>>;

/** A tour priced by age, booked at once, without a pick-up. */
async function simpleTour() {
  const { body } = await call(target, listTours, { params: { productType: 'tours' }, query: { size: '200' } });
  for (const summary of body?._embedded?.tourList ?? []) {
    const details = await shopper.details(summary);
    const hasAdults = details.pricingGroups.ageGroup?.values.some(({ id }) => id === 'adult');
    if (
      hasAdults &&
      !details.requireBookingApproval &&
      !details.startingPointEntryRequired &&
      details.availability.availableDates.length > 30
    )
      return details;
  }
  throw new Error('no tour to buy');
}

beforeAll(async () => {
  target = await contractTarget();
  shopper = shopperAt(target.origin);
  tour = await simpleTour();
});
afterAll(() => target.close());

async function ordered(more: { paymentMethodId?: string } = {}): Promise<{ quote: HeldItem; body: CheckoutRequest }> {
  const adults = Math.max(tour.minimumTravellers, tour.pricingGroups.ageGroup?.values.find(({ id }) => id === 'adult')?.min ?? 1, 1);
  const components: Selection['components'] = forAdults(adults);
  const quote = await shopper.quote(tour, components, 20 + Math.floor(Math.random() * 10));
  return { quote, body: orderFor(quote, { answers: answersTo(tour, adults), ...more }) };
}

const pay = (key: string, body: unknown) => call(target, checkout, { headers: { 'Idempotency-Key': key }, body });
const refused = (key: string, body: unknown) => refusal(target, checkout, { headers: { 'Idempotency-Key': key }, body });
const status = (key: string) => call(target, checkoutStatus, { params: { key } });

const hotel = { hotelName: 'Hotel Aurelia', address: 'Via Aurelia 12' };

describe('POST /shopper/checkout', () => {
  it.each<[string, object]>([
    ['a service type that there is not', { cartItems: { serviceType: 'YACHT' } }],
    ['an address that is no JSON', { participants: { addressJson: '<p>' } }],
    ['an address that is no object', { participants: { addressJson: '"Via Aurelia 12"' } }],
    ['an address with something else in it', { participants: { addressJson: JSON.stringify({ ...hotel, pin: '1234' }) } }],
    ['an address that is too long', { participants: { addressJson: JSON.stringify({ ...hotel, address: 'x'.repeat(301) }) } }],
    ['a booker without the phone number that the tour requires', { persons: { phoneNumber: '' } }],
  ])('refuses %s', async (_, changes) => {
    const { body } = await ordered();
    const changed = Object.entries(changes).map(([list, change]) => [
      list,
      body.cart[list as 'cartItems'].map((one) => ({ ...one, ...(change as object) })),
    ]);
    const { code } = await refused(randomUUID(), { ...body, cart: { ...body.cart, ...Object.fromEntries(changed) } });
    expect(code).toBe('invalid_request');
  });

  it('books a quote: invoice, a ticket for each traveller, a calendar file', async () => {
    const { quote, body } = await ordered();
    const { body: result } = await pay(randomUUID(), body);
    expect(result).toMatchObject({
      stripeStatus: 'succeeded',
      invoices: [{ number: result?.cart.tcConfirmationNumber, total: quote.grandTotal, currencyCode: quote.currencyCode }],
      cart: { id: quote.hold.id, requireConfirmation: false },
    });
    expect(result?.vouchers).toHaveLength(body.cart.participants.length);
    const ticket = await fetch(new URL(result?.vouchers[0]?.url ?? '', target.origin));
    expect(ticket.headers.get('Content-Type')).toBe('application/pdf');
    expect(
      Buffer.from(await ticket.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const calendar = await fetch(new URL(result?.calendarUrl ?? '', target.origin));
    expect(calendar.headers.get('Content-Type')).toContain('text/calendar');
    expect(await calendar.text()).toContain(
      `DTSTART;TZID=${tour.timeZone}:${quote.queryDate.replaceAll('-', '')}T${quote.startingTime.replace(':', '')}00`,
    );
  });

  it('gives the same answer to the same key', async () => {
    const key = randomUUID();
    const { body } = await ordered();
    expect((await pay(key, body)).body).toEqual((await pay(key, body)).body);
    expect((await status(key)).body).toMatchObject({ state: 'booked', result: { stripeStatus: 'succeeded' } });
  });

  it('asks for consent first where the bank wants it', async () => {
    const key = randomUUID();
    const { body } = await ordered({ paymentMethodId: 'pm_card_authenticationRequired' });
    const { body: result } = await pay(key, body);
    expect(result).toMatchObject({ stripeStatus: 'requires_action', invoices: [], vouchers: [] });
    expect(result?.paymentIntentClientSecret).toMatch(/_secret_/);
    expect((await status(key)).body).toMatchObject({ state: 'requires_action', result: { paymentIntentId: result?.paymentIntentId } });
  });

  it('names where the shopper has to go for a method with pages of its own', async () => {
    const key = randomUUID();
    const { body } = await ordered({ paymentMethodId: 'bancontact' });
    const { body: result } = await pay(key, { ...body, stripePaymentMethod: 'bancontact' });
    expect(result).toMatchObject({ stripeStatus: 'requires_action', invoices: [], bookings: [] });
    expect(new URL(result?.redirectUrl ?? '').searchParams.get('client_secret')).toBe(result?.paymentIntentClientSecret);
    expect((await status(key)).body).toMatchObject({ state: 'requires_action', result: { redirectUrl: result?.redirectUrl } });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('refuses %s as %s, and takes another card under the same key', async (paymentMethodId, code) => {
    const key = randomUUID();
    const { body } = await ordered({ paymentMethodId });
    expect(await refused(key, body)).toMatchObject({ code });
    expect((await status(key)).body).toMatchObject({ state: 'failed', errorCode: code });
    expect(
      (await pay(key, { ...body, chargeRequest: { ...body.chargeRequest, paymentMethodId: 'pm_card_visa' } })).body?.stripeStatus,
    ).toBe('succeeded');
  });

  it('refuses another order under the same key', async () => {
    const key = randomUUID();
    const { body } = await ordered();
    await pay(key, body);
    expect(await refused(key, { ...body, locale: 'de' })).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('refuses a total that is not the quote’s, and names both (fault 17)', async () => {
    const key = randomUUID();
    const { quote, body } = await ordered();
    const cheap = { ...body, chargeRequest: { ...body.chargeRequest, amount: 1 } };
    expect(await refused(key, cheap)).toMatchObject({
      code: 'price_changed',
      details: { oldTotal: 1, newTotal: quote.grandTotal, currencyCode: quote.currencyCode },
    });
    expect((await status(key)).status, 'the key is free again').toBe(204);
    expect((await pay(key, body)).body?.stripeStatus).toBe('succeeded');
  });

  it('refuses a quote that is booked, and one that does not exist', async () => {
    const { body } = await ordered();
    await pay(randomUUID(), body);
    expect(await refused(randomUUID(), body)).toEqual({ code: 'already_booked', errorMessage: expect.any(String) });
    expect(await refused(randomUUID(), { ...body, cart: { ...body.cart, id: randomUUID() } })).toMatchObject({ code: 'not_found' });
  });

  it('names the field that is not as it should be', async () => {
    const { body } = await ordered();
    const field = async (wrong: object) => (await refused(randomUUID(), { ...body, ...wrong })).details?.field;
    const [item] = body.cart.cartItems;
    const other = JSON.stringify({ ...JSON.parse(item?.itemDetailsJson ?? ''), components: forAdults(9) });
    expect(await field({ cart: { ...body.cart, persons: [{ ...body.cart.persons[0], email: 'nobody' }] } })).toBe('cart.persons.0.email');
    expect(await field({ cart: { ...body.cart, persons: [{ ...body.cart.persons[0], email: 'nobody@localhost' }] } })).toBe(
      'cart.persons.0.email',
    );
    expect(await field({ cart: { ...body.cart, participants: [...body.cart.participants, ...body.cart.participants] } })).toBe(
      'cart.participants',
    );
    expect(await field({ cart: { ...body.cart, cartItems: [{ ...item, itemDetailsJson: other }] } })).toBe('cart.cartItems');
    expect(await field({ cart: { ...body.cart, currency: { id: 'JPY' } } })).toBe('cart.currency');
    expect(await field({ bookingQuestionsAnswers: [{ questionId: 'never-asked', answer: 'x' }] })).toBe('bookingQuestionsAnswers');
    expect(await field({ chargeRequest: { ...body.chargeRequest, authorize: true } })).toBe('chargeRequest.authorize');
    expect(await field({ chargeRequest: { ...body.chargeRequest, paymentMethodId: 'pm_unknown' } })).toBe('chargeRequest.paymentMethodId');
  });

  it('refuses a pick-up where the tour fetches nobody: it would stand in for the meeting point', async () => {
    const { body } = await ordered();
    const pickup = { startingPointInformation: { hotelName: 'Hotel Aurelia', address: 'Via Aurelia 12' } };
    expect(await refused(randomUUID(), { ...body, ...pickup })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'startingPointInformation', problem: 'not_offered' },
    });
    expect((await pay(randomUUID(), body)).status, 'the quote is free for an order that is right').toBe(200);
  });

  it('wants an idempotency key, and JSON', async () => {
    const { body } = await ordered();
    expect(await refusal(target, checkout, { body })).toMatchObject({ code: 'invalid_request', details: { field: 'idempotency-key' } });
    expect(await refusal(target, checkout, { headers: { 'Idempotency-Key': randomUUID() }, body: '{' })).toMatchObject({
      code: 'invalid_request',
    });
  });

  it.each(['\0', '\ud83d'])('refuses a text with %j, which no database keeps', async (text) => {
    const { body } = await ordered();
    const wrong = { ...body, cart: { ...body.cart, persons: [{ ...body.cart.persons[0], firstName: `Ada${text}` }] } };
    expect(await refused(randomUUID(), wrong)).toMatchObject({
      code: 'invalid_request',
      details: { problem: expect.stringContaining('surrogate') },
    });
  });

  it.each(["o'brien@example.com", 'ada@xn--mller-kva.example', 'a&b@two--hyphens.example'])('takes the address %s', async (email) => {
    const { body } = await ordered();
    const order = { ...body, cart: { ...body.cart, persons: [{ ...body.cart.persons[0], email }] } };
    expect((await pay(randomUUID(), order)).status).toBe(200);
  });
});

describe('GET /shopper/checkout/{key}', () => {
  it('has nothing to say of a key that was never used', async () => {
    expect((await status(randomUUID())).status).toBe(204);
  });

  it('refuses a key that is none', async () => {
    expect(await refusal(target, checkoutStatus, { params: { key: 'x' } })).toMatchObject({ details: { field: 'key' } });
  });
});
