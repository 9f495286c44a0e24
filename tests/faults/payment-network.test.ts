import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { startBackground } from '#backend/background.ts';
import { breaking, isCapture, isCreate, once } from '#tests/support/breaking-network.ts';
import { openFaultyShop, withStepAfter, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { holdOrder, orderSizes } from '#tests/support/order-sizes.ts';
import { orderFor, orderForAll, pastaTour } from '#tests/support/order.ts';

let shop: FaultyShop;
afterEach(() => shop.close());

it('books on what was authorised when the answer to the authorisation was lost', async () => {
  shop = await openFaultyShop({ onStripe: breaking(once(isCreate, 'after')) });
  const key = randomUUID();
  const order = orderFor(await shop.shopper.quote(pastaTour));
  expect(await shop.shopper.pay(key, order)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await shop.shopper.pay(key, order)).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded' }]);
  await expectBalanced(shop.backend);
});

it('completes such an order for a shopper who does not ask again', async () => {
  shop = await openFaultyShop({ onStripe: breaking(once(isCreate, 'after')) });
  const key = randomUUID();
  await shop.shopper.pay(key, orderFor(await shop.shopper.quote(pastaTour)));
  expect(await shop.shopper.status(key)).toMatchObject({ state: 'processing' });
  await shop.settle();
  expect(await shop.shopper.status(key)).toMatchObject({ state: 'booked' });
  await expectBalanced(shop.backend);
});

it('charges nothing when the authorisation was lost on its way, and takes the order when it is sent again', async () => {
  shop = await openFaultyShop({ onStripe: breaking(once(isCreate, 'before')) });
  const key = randomUUID();
  const order = orderFor(await shop.shopper.quote(pastaTour));
  expect((await shop.shopper.pay(key, order)).status).toBe(503);
  await shop.settle();
  expect(await shop.shopper.status(key)).toBeNull();
  expect((await shop.shopper.pay(key, order)).status).toBe(200);
  await expectBalanced(shop.backend);
});

it.each(['before', 'after'] as const)('captures later, and once, when the network breaks %s the capture', async (fate) => {
  shop = await openFaultyShop({ onStripe: breaking(once(isCapture, fate)) });
  const key = randomUUID();
  const email = `${key}@example.com`;
  expect(await shop.shopper.pay(key, orderFor(await shop.shopper.quote(pastaTour), { email }))).toMatchObject({
    status: 200,
    body: { stripeStatus: 'succeeded' },
  });
  shop.clock.advance(1);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed', payment: 'captured' }]);
  expect(await mailsTo(shop.backend, email)).toHaveLength(1);
  await expectBalanced(shop.backend);
});

it.each(orderSizes)(
  'finds what was authorised after a first try was voided, when that answer was lost, an order of $of (fault 27)',
  async (size) => {
    let [authorised, created] = [0, 0];
    shop = await openFaultyShop({
      onStripe: breaking((call) => (isCreate(call) && (created += 1) === 2 ? 'after' : undefined)),
      steps: withStepAfter('authorisePayment', async () => {
        authorised += 1;
        if (authorised === 1) throw new Error('the database stumbles');
        return undefined;
      }),
    });
    const key = randomUUID();
    const order = orderForAll(await holdOrder(shop, size));
    expect((await shop.shopper.pay(key, order)).status).toBe(500);
    expect((await shop.shopper.pay(key, order)).status).toBe(503);
    shop.clock.advance(1);
    await shop.settle();
    expect(await shop.shopper.status(key)).toMatchObject({ state: 'booked' });
    expect(
      intentsOf(shop.backend, key)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['canceled', 'succeeded']);
    expect(await bookingsOf(shop.backend, key)).toHaveLength(size.items);
    await expectBalanced(shop.backend);
  },
);

it('captures while a silent mail server keeps a mail waiting (fault 30)', async () => {
  const callers: Socket[] = [];
  const silent = createServer((socket) => callers.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  shop = await openFaultyShop({
    onStripe: breaking(once(isCapture, 'before')),
    settings: { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` },
  });
  const key = randomUUID();
  await shop.shopper.pay(key, orderFor(await shop.shopper.quote(pastaTour)));
  const stop = await startBackground(shop.backend);
  await vi.waitFor(() => expect(callers).toHaveLength(1), 5_000);
  await shop.backend.db.execute(sql`update pgboss.job set start_after = now() where name = 'money'`);
  await vi.waitFor(async () => expect(await bookingsOf(shop.backend, key)).toMatchObject([{ payment: 'captured' }]), 5_000);
  expect(callers[0]?.destroyed, 'the mail still waits').toBe(false);
  for (const socket of callers) socket.destroy();
  silent.close();
  await stop();
});

it.each(orderSizes)(
  'voids the authorisation when the quotes run out between payment and booking, an order of $of (fault 16)',
  async (size) => {
    shop = await openFaultyShop({
      steps: withStepAfter('authorisePayment', async () => {
        shop.clock.advance(16);
        return undefined;
      }),
    });
    const key = randomUUID();
    const held = await holdOrder(shop, size);
    expect(await shop.shopper.pay(key, orderForAll(held))).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
    for (const { quote } of held) expect(await seatsTaken(shop.backend, quote)).toBe(0);
    await expectBalanced(shop.backend);
  },
);

it('voids the authorisation when the network breaks while it gives up, too', async () => {
  shop = await openFaultyShop({
    onStripe: breaking(once(({ path }) => path.endsWith('/cancel'), 'before')),
    steps: withStepAfter('authorisePayment', async () => {
      shop.clock.advance(16);
      return undefined;
    }),
  });
  const key = randomUUID();
  expect((await shop.shopper.pay(key, orderFor(await shop.shopper.quote(pastaTour)))).status).toBe(409);
  shop.clock.advance(1);
  await shop.settle();
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'canceled' }]);
  await expectBalanced(shop.backend);
});

it.each(orderSizes)(
  'lets one of two checkouts of one cart win, and charges the other nothing, an order of $of (fault 20)',
  async (size) => {
    shop = await openFaultyShop();
    const order = orderForAll(await holdOrder(shop, size));
    const keys = [randomUUID(), randomUUID()];
    const answers = await Promise.all(keys.map((key) => shop.shopper.pay(key, order)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ code: 'already_booked', errorMessage: expect.any(String) });
    const booked = await Promise.all(keys.map((key) => bookingsOf(shop.backend, key)));
    expect(booked.map(({ length }) => length).sort()).toEqual([0, size.items]);
    await expectBalanced(shop.backend);
  },
);

it('keeps a worker whose claim ran out from undoing what another has booked since', async () => {
  let isFirst = true;
  shop = await openFaultyShop({
    steps: withStepAfter('authorisePayment', async () => {
      if (!isFirst) return undefined;
      isFirst = false;
      // The server stands still for a minute; another one settles the checkout meanwhile.
      shop.clock.advance(1);
      await shop.settle();
      return undefined;
    }),
  });
  const key = randomUUID();
  const order = orderFor(await shop.shopper.quote(pastaTour));
  expect((await shop.shopper.pay(key, order)).status).toBe(409);
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed', payment: 'captured' }]);
  expect((await shop.shopper.pay(key, order)).status).toBe(200);
  await expectBalanced(shop.backend);
});
