import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { root } from '#backend/root.ts';
import { bundleServer } from '#build/backend/bundle-server.ts';
import { forAdults } from '#tests/support/adults.ts';
import { landfall, openTestBackend } from '#tests/support/backend.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { orderForAll, pastaTour, shopperAt } from '#tests/support/order.ts';
import { heldTogether } from '#tests/support/several.ts';

/** design 6: settled within 60 s of the restart, of which the dead server's claim takes the first half. */
const claimSeconds = 31;
const settledWithin = { timeout: 29_000, interval: 100 };
const quoteSeconds = 15 * 60;

/** In the checkout, where it finds packages and the catalogue. */
const bundles = join(root, '.cache', 'crash');
let bundle = '';
// It is started some twenty times, which as one file takes half of the time.
beforeAll(async () => {
  mkdirSync(bundles, { recursive: true });
  bundle = mkdtempSync(join(bundles, 'server-'));
  await bundleServer(join(import.meta.dirname, '..', 'support', 'crashing-server.ts'), join(bundle, 'main.js'), true);
});
afterAll(() => rmSync(bundle, { recursive: true }));

/** The checkout's step before which the server is killed, and what must have become of the order afterwards. */
const crashes = [
  { fault: 26, before: 'authorisePayment', outcome: 'nothing' },
  { fault: 27, before: 'confirmAtSupplier', outcome: 'booked' },
  { fault: 27, before: 'bookItems', outcome: 'booked' },
  { fault: 27, before: 'capturePayment', outcome: 'booked' },
  { fault: 28, before: 'answer', outcome: 'booked' },
] as const;

/** A shop of a test's own, one process after the other on the same data. */
class MortalShop {
  readonly #directory: string;
  readonly #databaseUrl: string;
  #child: ChildProcess | undefined;

  constructor(name: string, databaseUrl: string) {
    this.#directory = mkdtempSync(join(tmpdir(), `landfall-crash-${name}-`));
    this.#databaseUrl = databaseUrl;
  }

  /** @returns where it answers */
  async start(fatalStep: string, secondsLater = 0): Promise<string> {
    const parameters = [this.#directory, fatalStep, JSON.stringify(landfall), String(secondsLater), this.#databaseUrl];
    const started = fork(join(bundle, 'main.js'), parameters, { execArgv: [] });
    this.#child = started;
    return new Promise((resolve, reject) => {
      started.once('message', (url) => resolve(String(url)));
      started.once('exit', (code, signal) => reject(new Error(`the server ended with ${code ?? signal}`)));
    });
  }

  async kill(): Promise<void> {
    const ending = this.#child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => {
      ending.once('exit', resolve);
    });
    ending.kill('SIGKILL');
    await ended;
  }

  /** Reads the data as the dead left them: an embedded database only one process may have open. */
  async inData<T>(read: (backend: Awaited<ReturnType<typeof openTestBackend>>) => Promise<T>): Promise<T> {
    await this.kill();
    const backend = await openTestBackend({}, { DATA_DIR: this.#directory, DATABASE_URL: this.#databaseUrl });
    try {
      return await read(backend);
    } finally {
      await backend.close();
    }
  }

  /** Starts it and pays for three things, and it dies over that. */
  async crash(before: string) {
    const shopper = shopperAt(await this.start(before));
    const departures = await Promise.all([0, 1, 2].map((skip) => shopper.departure(pastaTour, skip)));
    const [departure] = departures;
    const { components } = await shopper.details(pastaTour, departure?.queryDate);
    const seats = components?.find(({ startingTime }) => startingTime === departure?.startingTime)?.seatsLeft;
    const wishes = departures.map((one) => ({ tourId: pastaTour.tourId, ...one, components: forAdults(1) }));
    const quotes = await heldTogether(shopper, wishes);
    const key = randomUUID();
    const email = `${key}@example.com`;
    const order = orderForAll(
      quotes.map((quote) => ({ quote })),
      { email },
    );
    const answer = await shopper.pay(key, order).catch((error: unknown) => error);
    assert(answer instanceof TypeError, 'the server has outlived the payment');
    return { quotes, key, order, email, seats };
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

const it = test.extend<{ shop: MortalShop }>({
  shop: async ({ task }, use) => {
    const shop = new MortalShop(task.id, (await freshDatabase()).DATABASE_URL ?? '');
    await use(shop);
    await shop.remove();
  },
});

// Most of the time they wait until it is settled: side by side they wait together.
describe.concurrent('a server that is killed in the midst of a checkout of three things', () => {
  it.for(crashes.filter(({ outcome }) => outcome === 'booked'))(
    'before $before: completes the order, takes the money once, sends one mail (fault $fault)',
    async ({ before }, { shop, expect }) => {
      const { key, order, email, quotes } = await shop.crash(before);
      const shopper = shopperAt(await shop.start('-', claimSeconds));
      await expect.poll(async () => (await shopper.status(key))?.state, settledWithin).toBe('booked');
      const answer = await shopper.pay(key, order);
      expect(answer.status).toBe(200);
      const readOutbox = async () => (await fetch(`${shopper.origin}/outbox`)).text();
      await expect.poll(readOutbox, settledWithin).toContain(email);
      // The mail waits for no money. To look into the data kills the server, and the next one has to notice its dead worker first.
      const paymentOf = async () => {
        const [booking] = await shop.inData((backend) => bookingsOf(backend, key));
        if (booking?.payment !== 'captured') await shop.start('-', 2 * claimSeconds);
        return booking?.payment;
      };
      await expect.poll(paymentOf, { timeout: 80_000, interval: 20_000 }).toBe('captured');
      await shop.inData(async (backend) => {
        const booked = await bookingsOf(backend, key);
        expect(booked.map(({ orderNumber }) => orderNumber)).toEqual(
          [1, 2, 3].map((position) => `${answer.body.cart?.tcConfirmationNumber}-${position}`),
        );
        for (const booking of booked) expect(booking).toMatchObject({ status: 'confirmed', payment: 'captured' });
        expect(intentsOf(backend, key).map(({ status }) => status)).toEqual(['succeeded']);
        expect(await mailsTo(backend, email)).toHaveLength(1);
        for (const quote of quotes) expect(await seatsTaken(backend, quote)).toBe(1);
        await expectBalanced(backend);
      });
    },
  );

  it.for(crashes.filter(({ outcome }) => outcome === 'nothing'))(
    'before $before: charges nothing, and the seats come free (fault $fault)',
    async ({ before }, { shop, expect }) => {
      const { key, quotes, seats } = await shop.crash(before);
      const shopper = shopperAt(await shop.start('-', quoteSeconds + claimSeconds));
      await expect.poll(() => shopper.status(key), settledWithin).toBeNull();
      await expect
        .poll(async () => {
          const [quote] = quotes;
          const { components } = await shopper.details(pastaTour, quote?.queryDate);
          return components?.find(({ startingTime }) => startingTime === quote?.startingTime)?.seatsLeft;
        }, settledWithin)
        .toBe(seats);
      await shop.inData(async (backend) => {
        expect(await bookingsOf(backend, key)).toEqual([]);
        expect(intentsOf(backend, key)).toEqual([]);
        for (const quote of quotes) expect(await seatsTaken(backend, quote)).toBe(0);
        await expectBalanced(backend);
      });
    },
  );

  it('killed between commit and mail, and again before it can send: still one mail (fault 28)', async ({ shop, expect }) => {
    const { key, email } = await shop.crash('answer');
    await shop.start('-', claimSeconds).then(() => shop.kill());
    const shopper = shopperAt(await shop.start('-', 4 * claimSeconds));
    const readOutbox = async () => (await fetch(`${shopper.origin}/outbox`)).text();
    await expect.poll(readOutbox, settledWithin).toContain(email);
    await shop.inData(async (backend) => {
      expect(await mailsTo(backend, email)).toHaveLength(1);
      expect(await bookingsOf(backend, key)).toHaveLength(3);
    });
  });
});
