import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, expect, it } from 'vitest';
import { readRefund } from '#backend/bookings/refund.ts';
import { SimulatorClient } from '#backend/simulators/stripe/http-client.ts';
import { wallTimeIn } from '#domain/day.ts';
import { bookedBy } from '#tests/support/booked.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, mailsTo, refundsOf, seatsTaken } from '#tests/support/ledger.ts';
import { orderSizes } from '#tests/support/order-sizes.ts';

let shop: FaultyShop;
let directory: string | undefined;
afterEach(async () => {
  await shop.close();
  if (directory) rmSync(directory, { recursive: true, force: true });
  directory = undefined;
});

type Booked = Awaited<ReturnType<typeof bookedBy>>;

/** Design 6 and fault 31: one refund, whatever went wrong on the way; what else was ordered stands. */
async function expectRefundedOnce({ key, email, quotes, row, others }: Booked, amount: number): Promise<void> {
  const rows = await bookingsOf(shop.backend, key);
  expect(rows.map(({ status }) => status)).toEqual(['cancelled', ...others.map(() => 'confirmed')]);
  expect(rows.map(({ payment }) => payment)).toEqual(rows.map(() => 'refunded'));
  expect(refundsOf(shop.backend, row.reference).map((refund) => refund.amount)).toEqual([amount]);
  expect(await readRefund(shop.backend.db, row.id)).toMatchObject({
    amount,
    status: 'succeeded',
    providerId: expect.stringMatching(/^re_/),
  });
  expect(await Promise.all(quotes.map((quote) => seatsTaken(shop.backend, quote)))).toEqual([0, ...others.map(() => 2)]);
  expect((await mailsTo(shop.backend, email)).filter(({ subject }) => subject.startsWith('Cancelled: '))).toHaveLength(1);
  await expectBalanced(shop.backend);
}

/** The next calls to refund are lost: on the way there, or on the way back when the money has moved already. */
function lossyRefunds(losses: ('request' | 'response')[]) {
  return (simulator: ConstructorParameters<typeof SimulatorClient>[0]) =>
    new (class extends SimulatorClient {
      override async makeRequest(...given: Parameters<SimulatorClient['makeRequest']>): ReturnType<SimulatorClient['makeRequest']> {
        const [, , path, method] = given;
        const loss = path.startsWith('/v1/refunds') && method === 'POST' ? losses.shift() : undefined;
        if (loss === 'request') throw new Error('the line is dead');
        const answer = await super.makeRequest(...given);
        if (loss === 'response') throw new Error('the line broke');
        return answer;
      }
    })(simulator);
}

it.each(orderSizes)('clicked twice, one after the other, is one refund, in an order of $of (fault 31)', async (size) => {
  shop = await openFaultyShop();
  const booked = await bookedBy(shop.backend, shop.shopper, { size });
  await shop.settle();
  const first = await booked.refund();
  expect(first).toMatchObject({
    status: 200,
    body: { status: 'cancelled', cancellable: false, vouchers: [], refund: { amount: 178, share: 1, isReleased: false } },
  });
  expect(await booked.refund(178)).toEqual(first);
  await shop.settle();
  expect(await booked.refund(1)).toMatchObject({
    status: 200,
    body: { refund: { amount: 178, createdAt: first.body.refund?.createdAt, status: 'succeeded' } },
  });
  await shop.settle();
  await expectRefundedOnce(booked, 17_800);
});

it('cancelled before its tickets were mailed, gets none by mail', async () => {
  shop = await openFaultyShop();
  const booked = await bookedBy(shop.backend, shop.shopper);
  expect((await booked.refund()).status).toBe(200);
  await shop.settle();
  const subjects = (await mailsTo(shop.backend, booked.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Cancelled: /)]);
});

it.each(orderSizes)('clicked five times at once is one refund, in an order of $of (fault 31)', async (size) => {
  shop = await openFaultyShop();
  const booked = await bookedBy(shop.backend, shop.shopper, { size });
  await shop.settle();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => booked.refund(178)));
  expect(answers.map(({ status, body }) => [status, body.refund])).toEqual(Array.from({ length: 5 }, () => [200, answers[0]?.body.refund]));
  await Promise.all([shop.settle(), shop.settle()]);
  await expectRefundedOnce(booked, 17_800);
});

const losses = (['request', 'response'] as const).flatMap((loss) => orderSizes.map((size) => ({ ...size, loss, size })));
it.each(losses)(
  'loses the $loss to the payment provider and refunds once all the same, in an order of $of (fault 31)',
  async ({ loss, size }) => {
    shop = await openFaultyShop({ onStripe: lossyRefunds([loss, loss]) });
    const booked = await bookedBy(shop.backend, shop.shopper, { size });
    await shop.settle();
    await booked.refund();
    await shop.settle();
    const standing = booked.others.map(() => ({ status: 'confirmed', payment: 'captured' }));
    const rows = await bookingsOf(shop.backend, booked.key);
    expect(rows).toMatchObject([{ status: 'cancelled', payment: 'captured' }, ...standing]);
    expect(await seatsTaken(shop.backend, booked.quote)).toBe(0);
    for (const minutes of [1, 1]) {
      shop.clock.advance(minutes);
      await shop.settle();
    }
    await expectRefundedOnce(booked, 17_800);
  },
);

it.each(orderSizes)(
  'is paid out by the next server when the first one ended between the commit and the payment provider, in an order of $of (fault 31)',
  async (size) => {
    directory = mkdtempSync(join(tmpdir(), 'landfall-refund-'));
    const settings = { DATA_DIR: directory, DATABASE_URL: '' };
    shop = await openFaultyShop({ settings });
    const booked = await bookedBy(shop.backend, shop.shopper, { size });
    await shop.settle();
    expect(await booked.refund()).toMatchObject({ status: 200 });
    expect(refundsOf(shop.backend, booked.row.reference)).toEqual([]);
    await shop.close();
    shop = await openFaultyShop({ settings });
    await shop.settle();
    await expectRefundedOnce(booked, 17_800);
  },
);

it('waits for a capture that is still under way', async () => {
  let isDown = true;
  shop = await openFaultyShop({
    onStripe: (simulator) =>
      new (class extends SimulatorClient {
        override async makeRequest(...given: Parameters<SimulatorClient['makeRequest']>): ReturnType<SimulatorClient['makeRequest']> {
          if (isDown && given[2].endsWith('/capture')) throw new Error('the line is dead');
          return super.makeRequest(...given);
        }
      })(simulator),
  });
  const booked = await bookedBy(shop.backend, shop.shopper);
  await shop.settle();
  expect(await booked.refund()).toMatchObject({ status: 200 });
  await shop.settle();
  expect(refundsOf(shop.backend, booked.row.reference)).toEqual([]);
  isDown = false;
  shop.clock.advance(10);
  await shop.settle();
  await expectRefundedOnce(booked, 17_800);
});

it('retains what the terms say when the free days are over, and keeps the books', async () => {
  shop = await openFaultyShop();
  const booked = await bookedBy(shop.backend, shop.shopper);
  await shop.settle();
  const [free, half] = (await booked.read()).body.refundSteps;
  expect([free?.share, half?.share]).toEqual([1, 0.5]);
  expect(wallTimeIn('Europe/Rome', new Date(free?.until ?? ''))).toBe(`${free?.day}T${booked.quote.startingTime}`);
  shop.clock.set(free?.until ?? '');
  expect((await booked.read()).body).toMatchObject({ cancellable: true, refundable: { amount: 178, share: 1 } });
  shop.clock.set(new Date(Date.parse(free?.until ?? '') + 1).toISOString());
  expect(await booked.refund(178)).toMatchObject({
    status: 409,
    body: { code: 'refund_changed', details: { amount: 89, currencyCode: 'EUR' } },
  });
  expect(await bookingsOf(shop.backend, booked.key)).toMatchObject([{ status: 'confirmed', payment: 'captured' }]);
  expect(await seatsTaken(shop.backend, booked.quote)).toBe(2);
  expect(await booked.refund()).toMatchObject({ status: 200, body: { refund: { amount: 89, share: 0.5 } } });
  await shop.settle();
  await expectRefundedOnce(booked, 8900);
});

it('cancels nothing when nothing would come back', async () => {
  shop = await openFaultyShop();
  const booked = await bookedBy(shop.backend, shop.shopper);
  await shop.settle();
  shop.clock.set(`${booked.quote.queryDate}T00:00:00Z`);
  expect((await booked.read()).body).toMatchObject({ status: 'confirmed', cancellable: false });
  expect(await booked.refund(0)).toMatchObject({ status: 409, body: { code: 'not_refundable' } });
  expect(await seatsTaken(shop.backend, booked.quote)).toBe(2);
  await expectBalanced(shop.backend);
});

it('keeps the terms under which it was booked', async () => {
  shop = await openFaultyShop();
  const booked = await bookedBy(shop.backend, shop.shopper);
  const tour = shop.backend.catalogue.tours.get(booked.quote.tourId);
  const terms = tour?.cancellationTerms;
  try {
    if (tour) tour.cancellationTerms = [];
    expect((await booked.read()).body).toMatchObject({ cancellable: true, refundable: { amount: 178, share: 1 } });
  } finally {
    if (tour && terms) tour.cancellationTerms = terms;
  }
});

it('says so when a bank sends a refund back', async () => {
  shop = await openFaultyShop();
  const booked = await bookedBy(shop.backend, shop.shopper);
  await shop.settle();
  await booked.refund();
  await shop.settle();
  const { payments, clock } = shop.backend;
  const [made] = refundsOf(shop.backend, booked.row.reference);
  if (!made || !payments.simulators?.stripe) throw new Error('there is no refund');
  const failed: Stripe.Refund = { ...made, status: 'failed' };
  payments.simulators?.stripe.store.write({
    objects: [
      failed,
      {
        id: 'evt_sent_back',
        object: 'event',
        type: 'refund.failed',
        api_version: Stripe.API_VERSION,
        created: Math.floor(clock().getTime() / 1000),
        data: { object: failed },
        livemode: false,
        pending_webhooks: 1,
        request: null,
      },
    ],
  });
  await shop.settle();
  expect((await booked.read()).body.refund).toMatchObject({ amount: 178, status: 'failed' });
});
