import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import { openBackend, type OpenBackend } from '#backend/backend.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { readBookingByNumber, type Booking } from '#backend/bookings/booking.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { openPayments } from '#backend/open-payments.ts';
import { landfall } from '#tests/support/backend.ts';
import { testConfig } from '#tests/support/config.ts';
import { bookingIn } from '#tests/support/booking.ts';
import { embeddedOfLastRelease } from '#tests/support/last-release/open.ts';
import { bookingsOf, refundsOf } from '#tests/support/ledger.ts';
import { workOff } from '#tests/support/work-off.ts';
import { stripeOf } from '#tests/support/stripe.ts';

let directory: string;
let backend: OpenBackend;

const organizationId = randomUUID();
const catalogue = await readCatalogue();

type Old = {
  orderNumber: string;
  status?: string;
  payment: string;
  intent: string | null;
  refund?: number;
  job?: string;
  currency?: string;
};

/** As the last release wrote them: who pays is an intent or its absence, price lines are decimals. */
async function insert(
  client: PGlite,
  { orderNumber, status = 'confirmed', payment, intent, refund, job, currency = 'EUR' }: Old,
): Promise<void> {
  const { id, checkoutKey, holdId, tourId, day, startingTime, order, locale, cancellationTerms } = bookingIn({ catalogue }, 'rome', {
    day: '2027-06-05',
  });
  const price = currency === 'JPY' ? 6450 : 64.5;
  const lines = [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity: 1, unitPrice: price, total: price }];
  await client.query(
    `insert into bookings (id, order_number, checkout_key, hold_id, payment_intent_id, status, payment, tour_id, day, starting_time,
      "order", lines, total, currency, locale, organization_id, cancellation_terms, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 6450, $16, $13, $14, $15, '2026-11-21T10:00:00Z')`,
    [
      id,
      orderNumber,
      checkoutKey,
      holdId,
      intent,
      status,
      payment,
      tourId,
      day,
      startingTime,
      order,
      lines,
      locale,
      intent ? null : organizationId,
      cancellationTerms,
      currency,
    ],
  );
  if (!intent && payment !== 'unbilled') {
    await client.query(
      `insert into invoice_items (booking_id, kind, organization_id, amount, currency, created_at)
        values ($1, 'charge', $2, 6450, 'EUR', '2026-11-21T10:00:00Z')`,
      [id, organizationId],
    );
  }
  if (refund !== undefined) {
    await client.query(
      `insert into refunds (booking_id, amount, currency, share, is_released, status, asked_at, provider_id)
        values ($1, $2, 'EUR', 0.5, false, 'succeeded', '2026-11-22T10:00:00Z', $3)`,
      [id, refund, intent ? `re_${id}` : null],
    );
  }
  if (job) await client.query(`insert into outbox (kind, booking_id, available_at) values ($1, $2, '2026-11-21T10:00:00Z')`, [job, id]);
}

beforeAll(async () => {
  const bookings: Old[] = [];
  directory = await embeddedOfLastRelease(async (client) => {
    bookings.push(
      { orderNumber: 'LF-2222-2222', payment: 'captured', intent: 'taken' },
      { orderNumber: 'LF-3333-3333', payment: 'authorized', intent: 'authorised', job: 'capture' },
      { orderNumber: 'LF-4444-4444', status: 'cancelled', payment: 'refunded', intent: 'refunded', refund: 3225 },
      { orderNumber: 'LF-5555-5555', payment: 'billed', intent: null },
      { orderNumber: 'LF-7777-7777', payment: 'captured', intent: 'yen', currency: 'JPY' },
      { orderNumber: 'LF-6666-6666', status: 'declined', payment: 'voided', intent: 'voided' },
    );
    const path = join(client.dataDir ?? '', '..');
    const { payments, close } = await openPayments({
      config: { dataDir: path, databaseUrl: 'postgres://elsewhere' },
      clock: () => new Date(),
      brand: { name: 'Landfall' },
      signingKey: 'key',
    });
    const { paymentIntents } = stripeOf(payments).stripe;
    for (const booking of bookings) {
      if (booking.intent === null) continue;
      const wanted = { amount: 6450, currency: 'eur', capture_method: 'manual', confirm: true, payment_method: 'pm_card_visa' } as const;
      const { id } = await paymentIntents.create(wanted);
      if (booking.payment === 'captured' || booking.payment === 'refunded') await paymentIntents.capture(id);
      booking.intent = id;
    }
    close();
    await client.query(`insert into organizations (id, name) values ($1, 'Harbour Desk')`, [organizationId]);
    for (const booking of bookings) await insert(client, booking);
  });
  backend = await openBackend(testConfig({ DATA_DIR: directory }), { brand: landfall, catalogue });
}, 60_000);
afterAll(async () => {
  await backend.close();
  rmSync(directory, { recursive: true, force: true });
});

async function row(orderNumber: string): Promise<Booking> {
  const booking = await readBookingByNumber(backend.db, orderNumber);
  if (!booking) throw new Error(`there is no ${orderNumber}`);
  return booking;
}

const paid = async (orderNumber: string) => (await bookingsOf(backend, (await row(orderNumber)).checkoutKey))[0];

/** What a guest who has shown the mailed code sees and does. */
async function ask(orderNumber: string, refund?: number) {
  const headers = {
    Authorization: `Bearer ${newAccessToken(backend, (await row(orderNumber)).id).accessToken}`,
    'Content-Type': 'application/json',
  };
  const path = `/api/shopper/bookings/${orderNumber}`;
  const response = await (refund === undefined
    ? createApp(backend).request(path, { headers })
    : createApp(backend).request(`${path}/refund`, { method: 'POST', headers, body: JSON.stringify({ amount: refund }) }));
  return { status: response.status, body: (await response.json()) as object };
}

it('has its payments, each by its method', async () => {
  expect(await paid('LF-2222-2222')).toMatchObject({ method: 'card', payment: 'captured', reference: expect.stringMatching(/^pi_/) });
  expect(await paid('LF-4444-4444')).toMatchObject({ method: 'card', payment: 'refunded' });
  expect(await paid('LF-5555-5555')).toMatchObject({ method: 'account', payment: 'captured', reference: null });
  expect(await paid('LF-6666-6666')).toMatchObject({ method: 'card', payment: 'released' });
});

it('shows what it has booked, with its lines', async () => {
  expect(await ask('LF-2222-2222')).toMatchObject({
    status: 200,
    body: { grandTotal: 64.5, lines: [{ quantity: 1, unitPrice: 64.5, total: 64.5 }] },
  });
  expect(await ask('LF-5555-5555')).toMatchObject({ status: 200, body: { onAccount: true } });
  expect(await ask('LF-7777-7777')).toMatchObject({
    status: 200,
    body: { grandTotal: 6450, lines: [{ quantity: 1, unitPrice: 6450, total: 6450 }] },
  });
  expect((await row('LF-2222-2222')).lines).toEqual([
    { kind: 'unit', group: 'ageGroup', id: 'adult', label: 'Adult', quantity: 1, unit: 6450, total: 6450 },
  ]);
});

it('takes the money that it has not taken yet', async () => {
  await workOff(backend);
  expect(await paid('LF-3333-3333')).toMatchObject({ payment: 'captured' });
});

it('gives back what is cancelled now', async () => {
  expect(await ask('LF-2222-2222', 64.5)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  expect(await ask('LF-5555-5555', 64.5)).toMatchObject({ status: 200, body: { refund: { status: 'succeeded' } } });
  await workOff(backend);
  const refunded = await paid('LF-2222-2222');
  expect(refunded).toMatchObject({ payment: 'refunded' });
  expect(refundsOf(backend, refunded?.reference ?? '')).toMatchObject([{ amount: 6450 }]);
  expect(await paid('LF-5555-5555')).toMatchObject({ payment: 'refunded' });
});
