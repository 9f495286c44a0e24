import { randomUUID } from 'node:crypto';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { bookingsOf, expectBalanced, intentsOf } from '#tests/support/ledger.ts';
import { bookingNumbers, holdOrder, orderSizes, orderSizesAndOnRequest, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll, shopperAt, type Answered, type Shopper } from '#tests/support/order.ts';

type Loss = 'request' | 'response';

/** A line to the shop on which the next POST, or the answer to it, is lost on the way. */
async function lossyLine(
  shopUrl: string,
): Promise<{ origin: string; lose: (what: Loss) => void; arrived: () => Promise<void>; server: Server }> {
  let loss: Loss | undefined;
  let arrived = Promise.resolve();
  const server = createServer((incoming, outgoing) => {
    const lost = incoming.method === 'POST' ? loss : undefined;
    if (lost) loss = undefined;
    if (lost === 'request') return void incoming.socket.destroy();
    const { promise, resolve } = Promise.withResolvers<void>();
    const onward = httpRequest(
      shopUrl + incoming.url,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(shopUrl).host } },
      (answer) => {
        if (lost !== 'response') {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        answer.resume().once('end', () => {
          outgoing.destroy();
          resolve();
        });
      },
    );
    if (lost === 'response') arrived = promise;
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    lose: (what) => {
      loss = what;
    },
    arrived: () => arrived,
    server,
  };
}

describe('one order, however often it is sent', () => {
  let shop: RunningServer;
  let shopper: Shopper;
  let line: Awaited<ReturnType<typeof lossyLine>>;

  beforeAll(async () => {
    shop = await startTestServer();
    shopper = shopperAt(shop.url);
    line = await lossyLine(shop.url);
  });
  afterAll(async () => {
    line.server.close();
    await shop.close();
  });

  const orderOf = async (size: Size) => orderForAll(await holdOrder({ backend: shop.backend, shopper }, size));

  async function expectOneOrder(key: string, { body }: Answered, size: Size): Promise<void> {
    const numbers = bookingNumbers(body.cart?.tcConfirmationNumber ?? '', size);
    expect(body.bookings?.map(({ orderNumber }) => orderNumber)).toEqual(numbers);
    const booked = await bookingsOf(shop.backend, key);
    expect(booked.map((booking) => booking.orderNumber)).toEqual(numbers);
    expect(intentsOf(shop.backend, key).map(({ status }) => status)).toEqual([size.isOnRequest ? 'requires_capture' : 'succeeded']);
    await expectBalanced(shop.backend);
  }

  it.each(orderSizesAndOnRequest)(
    'answers three requests with one key at once with the same order, one of $of (faults 1 and 2)',
    async (size) => {
      const key = randomUUID();
      const order = await orderOf(size);
      const answers = await Promise.all([1, 2, 3].map(() => shopper.pay(key, order)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const answer of answers) await expectOneOrder(key, answer, size);
    },
  );

  it.each(orderSizes)('refuses another order under a key that is taken by one of $of (fault 3)', async (size) => {
    const key = randomUUID();
    const order = await orderOf(size);
    const first = await shopper.pay(key, order);
    const { cart } = order;
    const participants = cart.participants.map((one, index, { length }) => (index < length - 1 ? one : { ...one, name: 'Ada Lovelace' }));
    const other = await shopper.pay(key, { ...order, cart: { ...cart, participants } });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch', errorMessage: expect.stringMatching(/\w+ \w+/) } });
    await expectOneOrder(key, first, size);
  });

  it.each(orderSizesAndOnRequest)('shows the order to a retry when the answer was lost, one of $of (fault 4)', async (size) => {
    const key = randomUUID();
    const order = await orderOf(size);
    line.lose('response');
    await expect(shopperAt(line.origin).pay(key, order)).rejects.toThrow('fetch failed');
    await line.arrived();
    expect(await bookingsOf(shop.backend, key)).toHaveLength(size.items);
    const retried = await shopperAt(line.origin).pay(key, order);
    expect(retried.status).toBe(200);
    await expectOneOrder(key, retried, size);
  });

  it.each(orderSizes)('books once when the request was lost on the way and is sent again, an order of $of (fault 5)', async (size) => {
    const key = randomUUID();
    const order = await orderOf(size);
    line.lose('request');
    await expect(shopperAt(line.origin).pay(key, order)).rejects.toThrow('fetch failed');
    expect(await shopper.status(key)).toBeNull();
    const retried = await shopperAt(line.origin).pay(key, order);
    expect(retried.status).toBe(200);
    await expectOneOrder(key, retried, size);
  });
});
