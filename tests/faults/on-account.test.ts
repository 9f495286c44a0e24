import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeAccount } from '#backend/account/deletion.ts';
import { invoiceItems } from '#backend/db/payments-schema.ts';
import { readAccount } from '#backend/identity/accounts.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import type { Step } from '#backend/checkout/checkout.ts';
import { run } from '#backend/checkout/run.ts';
import { methodFor } from '#backend/checkout/method-for.ts';
import { checkoutSteps } from '#backend/checkout/steps.ts';
import { accept, decline } from '#backend/operators/decide.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import { authorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import type { Locale } from '#contracts/common.ts';
import type { BookingScope } from '#contracts/identity.ts';
import { seatsOf } from '#domain/pricing.ts';
import { forAdults, sellsToAdults } from '#tests/support/adults.ts';
import { accountOrderFor, onAccount } from '#tests/support/account-order.ts';
import { organizationIn, personIn, type Person } from '#tests/support/accounts.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectAccountsBalanced, expectBalanced, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { guestOf } from '#tests/support/booked.ts';
import { answersTo, pastaTour } from '#tests/support/order.ts';
import { fetchesNobody } from '#tests/support/pickup.ts';
import { heldTogether, orderOf, toursFor, wishFor } from '#tests/support/several.ts';

const authorizableScopes: BookingScope[] = ['bookings:concierge:read-write'];
let shop: FaultyShop;
let organizationId: string;
let person: Person;
let subjectId: string;
beforeEach(async () => {
  shop = await openFaultyShop();
  organizationId = await organizationIn(shop.backend, 'Harbour Desk');
  person = await personIn(shop.backend, { organizationId, authorizableScopes });
  subjectId = person.id;
});
afterEach(() => shop.close());

const items = () => shop.backend.db.select().from(invoiceItems);

/** Both books, which hold on account at any time. */
async function expectAllBalanced(): Promise<void> {
  await expectAccountsBalanced(shop.backend);
  await expectBalanced(shop.backend);
}

async function wanted({ skip = 20, locale = 'en', onRequest = false }: { skip?: number; locale?: Locale; onRequest?: boolean } = {}) {
  const tour = onRequest ? requestTour() : pastaTour;
  const adults = onRequest ? Math.max(requestTour().minimumTravellers, 1) : 2;
  const quote = await shop.shopper.quote(tour, forAdults(adults), skip);
  const key = randomUUID();
  const email = `${key}@example.com`;
  const answers = onRequest ? answersTo(await shop.shopper.details(tour), adults) : undefined;
  const order = v.parse(authorizationCheckoutRequest, accountOrderFor(quote, organizationId, { email, locale, onRequest, answers }));
  const book = (steps: readonly Step[] = checkoutSteps) =>
    run({ backend: shop.backend, key, order, subjectId, method: methodFor(shop.backend, order) }, steps);
  return { key, email, quote, book };
}

/** A tour on request, priced by age, without a pick-up, in its season. */
function requestTour() {
  const found = [...shop.backend.catalogue.tours.values()].find(
    (tour) =>
      tour.requireBookingApproval && sellsToAdults(tour) && fetchesNobody(tour) && bookableStarts(tour, shop.clock.now()).length > 20,
  );
  if (!found) throw new Error('the catalogue has no such tour');
  return found;
}

async function letters(email: string): Promise<string[]> {
  return Promise.all((await mailsTo(shop.backend, email)).map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''));
}

async function bookingOf(key: string): Promise<Booking> {
  const [row] = await bookingsOf(shop.backend, key);
  if (!row) throw new Error('not booked');
  return row;
}

/** What a guest with the mailed code can do. */
async function cancel(key: string, amount: number) {
  const row = await bookingOf(key);
  const { accessToken } = newAccessToken(shop.backend, row.id);
  const response = await fetch(`${shop.url}/api/shopper/bookings/${row.orderNumber}/refund`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount }),
  });
  return { status: response.status, body: (await response.json()) as { status?: string; refund?: object } };
}

/** Who books deletes the account. */
async function leave(): Promise<void> {
  const account = await readAccount(shop.backend, subjectId);
  if (account) await removeAccount(shop.backend, account, person.password);
}

it('sent five times at once is one booking and one charge', async () => {
  const { key, email, quote, book } = await wanted();
  const answers = await Promise.all(Array.from({ length: 5 }, () => book()));
  expect(new Set(answers.map((answer) => answer.cart.tcConfirmationNumber)).size).toBe(1);
  expect(await bookingsOf(shop.backend, key)).toMatchObject([
    { status: 'confirmed', method: 'account', payment: 'captured', reference: null, subjectId, organizationId },
  ]);
  expect(await items()).toEqual([expect.objectContaining({ kind: 'charge', amount: 17_800, currency: 'EUR', organizationId, subjectId })]);
  expect(await seatsTaken(shop.backend, quote)).toBe(2);
  await expectAllBalanced();
  await shop.settle();
  expect(await letters(email)).toEqual([expect.stringContaining('Charged to the account of Harbour Desk')]);
  await expectAllBalanced();
});

it('that fails before it is booked leaves neither charge nor key, and can be sent again', async () => {
  const { key, quote, book } = await wanted();
  const failing = checkoutSteps.flatMap((step) =>
    step.name === 'bookItems' ? [() => Promise.reject(new Error('the database is gone')), step] : [step],
  );
  await expect(book(failing)).rejects.toThrow('the database is gone');
  expect([await items(), await bookingsOf(shop.backend, key), await shop.shopper.status(key)]).toEqual([[], [], null]);
  await book();
  expect(await items()).toHaveLength(1);
  expect(await seatsTaken(shop.backend, quote)).toBe(2);
  await expectAllBalanced();
});

it('whose server vanishes before it is booked is forgotten, and can be sent again', async () => {
  const { key, book } = await wanted();
  const vanishing = checkoutSteps.flatMap((step): readonly Step[] => (step.name === 'bookItems' ? [() => new Promise(() => {})] : [step]));
  void book(vanishing);
  await expect.poll(async () => (await shop.shopper.status(key))?.state).toBe('processing');
  shop.clock.advance(1);
  await shop.settle();
  expect([await shop.shopper.status(key), await items()]).toEqual([null, []]);
  await book();
  expect(await items()).toHaveLength(1);
  await expectAllBalanced();
});

it('cancelled five times at once is one credit, and says so by mail', async () => {
  const { key, email, quote, book } = await wanted({ locale: 'de' });
  await book();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cancel(key, quote.grandTotal)));
  expect(answers.map(({ status, body }) => [status, body.refund])).toEqual(Array.from({ length: 5 }, () => [200, answers[0]?.body.refund]));
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'cancelled', payment: 'refunded' }]);
  expect((await items()).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', 17_800],
    ['credit', -17_800],
  ]);
  expect(await seatsTaken(shop.backend, quote)).toBe(0);
  await expectAllBalanced();
  await shop.settle();
  expect((await letters(email)).at(-1)).toContain('werden dem Konto von Harbour Desk gutgeschrieben');
  await expectAllBalanced();
});

it('leaves with the operator what the terms say', async () => {
  const { key, quote, book } = await wanted();
  await book();
  shop.clock.advance(Math.floor((Date.parse(`${quote.queryDate}T00:00:00Z`) - shop.clock.now().getTime()) / 60_000) - 60 * 24);
  const shown = await cancel(key, quote.grandTotal / 2);
  expect(shown).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  expect((await items()).map(({ amount }) => amount)).toEqual([17_800, -8900]);
  await expectAllBalanced();
});

it('on request is charged when the operator accepts, once', async () => {
  const { key, email, quote, book } = await wanted({ onRequest: true, skip: 5 });
  expect(await book()).toMatchObject({ stripeStatus: 'requires_capture', onAccount: true, vouchers: [] });
  expect([await items(), (await bookingsOf(shop.backend, key))[0]?.payment]).toEqual([[], 'authorised']);
  await shop.settle();
  expect((await letters(requestTour().operator.email)).at(-1)).toContain('Harbour Desk pays on account');
  const row = await bookingOf(key);
  await Promise.all([1, 2, 3].map(() => accept(shop.backend, row)));
  await decline(shop.backend, row.id);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed', payment: 'captured' }]);
  expect(await items()).toHaveLength(1);
  expect(await seatsTaken(shop.backend, quote)).toBe(seatsOf(quote.components));
  expect(await letters(email)).toEqual([
    expect.stringContaining('Nothing is charged to the account of Harbour Desk unless the operator accepts'),
    expect.stringContaining('Charged to the account'),
  ]);
  await expectAllBalanced();
});

it.each(['declined', 'withdrawn'] as const)('on request and %s costs nothing', async (outcome) => {
  const { key, email, quote, book } = await wanted({ onRequest: true, skip: 5 });
  await book();
  if (outcome === 'declined') await decline(shop.backend, (await bookingOf(key)).id);
  else
    expect(await cancel(key, quote.grandTotal)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', refund: { isReleased: true, status: 'succeeded' } },
    });
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ payment: 'released' }]);
  expect([await items(), await seatsTaken(shop.backend, quote)]).toEqual([[], 0]);
  expect((await letters(email)).at(-1)).toContain('The account of Harbour Desk is not charged for it');
  await expectAllBalanced();
});

it('outlives the account of who booked it: the operator accepts and it is charged, cancelled it is credited', async () => {
  const { key, quote, book } = await wanted({ onRequest: true, skip: 5 });
  await book();
  await leave();
  await accept(shop.backend, await bookingOf(key));
  expect(await items()).toMatchObject([{ kind: 'charge', organizationId, subjectId: null }]);
  expect(await cancel(key, quote.grandTotal)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  expect((await items()).map(({ kind, subjectId: who }) => [kind, who])).toEqual([
    ['charge', null],
    ['credit', null],
  ]);
  await expectAllBalanced();
});

it('charged before, loses who booked it with the account', async () => {
  const { book } = await wanted();
  await book();
  await leave();
  expect(await items()).toMatchObject([{ kind: 'charge', organizationId, subjectId: null }]);
});

it('of three things charges what is certain at once, and what the operator accepts or declines by itself', async () => {
  const tours = toursFor(shop.backend.catalogue, shop.clock.now(), [{ onRequest: false }, { onRequest: true }, { onRequest: true }]);
  const wishes = await Promise.all(tours.map((tour, index) => wishFor(shop.shopper, tour, 8 + index)));
  const key = randomUUID();
  const body = await orderOf(shop.shopper, tours, await heldTogether(shop.shopper, wishes));
  const order = v.parse(authorizationCheckoutRequest, onAccount(body, organizationId));
  await run({ backend: shop.backend, key, order, subjectId, method: methodFor(shop.backend, order) }, checkoutSteps);
  const rows = () => bookingsOf(shop.backend, key);
  const charged = async () => (await items()).map(({ kind, amount }) => [kind, amount]);
  const [certain, taken, refused] = await rows();
  if (!certain || !taken || !refused) throw new Error('not all is booked');
  expect(await charged()).toEqual([['charge', certain.total]]);
  await expectAllBalanced();
  await Promise.all([accept(shop.backend, taken), decline(shop.backend, refused.id)]);
  expect(await charged()).toEqual([
    ['charge', certain.total],
    ['charge', taken.total],
  ]);
  expect((await rows()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'declined']);
  await expectAllBalanced();
  const guest = guestOf(shop.backend, shop.url, certain);
  expect((await guest.refund()).body).toMatchObject({ status: 'cancelled', refund: { status: 'succeeded', isReleased: false } });
  expect(await charged()).toContainEqual(['credit', -certain.total]);
  await expectAllBalanced();
});
