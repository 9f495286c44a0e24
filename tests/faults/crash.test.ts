import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { orderFor, pastaTour, shopperAt } from '#tests/support/order.ts';

/** DESIGN section 6: settled within 60 s of the restart, of which the dead server's claim takes the first half. */
const claimSeconds = 31;
const settledWithin = { timeout: 29_000, interval: 100 };
const quoteSeconds = 15 * 60;
const serverFile = join(import.meta.dirname, '..', 'support', 'crashing-server.ts');

/** The checkout's step before which the server is killed, and what must have become of the order afterwards. */
const crashes = [
  { fault: 26, before: 'authorisePayment', outcome: 'nothing' },
  { fault: 27, before: 'bookSeats', outcome: 'booked' },
  { fault: 27, before: 'capturePayment', outcome: 'booked' },
  { fault: 28, before: 'answer', outcome: 'booked' },
] as const;

describe('a server that is killed in the midst of a checkout', () => {
  let directory: string;
  let child: ChildProcess | undefined;

  beforeEach(() => { directory = mkdtempSync(join(tmpdir(), 'landfall-crash-')); });
  afterEach(async () => {
    await stop('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });

  async function start(fatalStep: string, secondsLater = 0): Promise<string> {
    const started = fork(serverFile, [directory, fatalStep, String(secondsLater)], { execArgv: ['--import', 'tsx'] });
    child = started;
    return new Promise((resolve, reject) => {
      started.once('message', (url) => resolve(String(url)));
      started.once('exit', (code, signal) => reject(new Error(`the server ended with ${code ?? signal}`)));
    });
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => { ending.once('exit', resolve); });
    ending.kill(signal);
    await ended;
  }

  /** Reads the data folder, which only one process may have open. */
  async function inData<T>(read: (backend: Awaited<ReturnType<typeof openTestBackend>>) => Promise<T>): Promise<T> {
    await stop('SIGKILL');
    const backend = await openTestBackend({}, { DATA_DIR: directory, DATABASE_URL: '' });
    try {
      return await read(backend);
    } finally {
      await backend.close();
    }
  }

  async function crash(before: string) {
    const shopper = shopperAt(await start(before));
    const departure = await shopper.departure(pastaTour);
    const { components } = await shopper.details(pastaTour, departure.queryDate);
    const seats = components?.find(({ startingTime }) => startingTime === departure.startingTime)?.seatsLeft;
    const quote = await shopper.quote(pastaTour);
    const key = randomUUID();
    const email = `${key}@example.com`;
    const order = orderFor(quote, { email });
    await expect(shopper.pay(key, order)).rejects.toThrow('fetch failed');
    return { quote, key, order, email, seats };
  }

  it.each(crashes.filter(({ outcome }) => outcome === 'booked'))('before $before: completes the order, takes the money once, sends one mail (fault $fault)', async ({ before }) => {
    const { key, order, email, quote } = await crash(before);
    const shopper = shopperAt(await start('-', claimSeconds));
    await expect.poll(async () => (await shopper.status(key))?.state, settledWithin).toBe('booked');
    const answer = await shopper.pay(key, order);
    expect(answer.status).toBe(200);
    const readOutbox = async () => (await fetch(`${shopper.origin}/outbox`)).text();
    await expect.poll(readOutbox, settledWithin).toContain(email);
    await inData(async (backend) => {
      expect(await bookingsOf(backend, key)).toMatchObject([{ orderNumber: answer.body.cart?.tcConfirmationNumber, status: 'confirmed', payment: 'captured' }]);
      expect(intentsOf(backend, key).map(({ status }) => status)).toEqual(['succeeded']);
      expect(await mailsTo(backend, email)).toHaveLength(1);
      expect(await seatsTaken(backend, quote)).toBe(1);
      await expectBalanced(backend);
    });
  });

  it.each(crashes.filter(({ outcome }) => outcome === 'nothing'))('before $before: charges nothing, and the seats come free (fault $fault)', async ({ before }) => {
    const { key, quote, seats } = await crash(before);
    const shopper = shopperAt(await start('-', quoteSeconds + claimSeconds));
    await expect.poll(() => shopper.status(key), settledWithin).toBeNull();
    await expect.poll(async () => {
      const { components } = await shopper.details(pastaTour, quote.queryDate);
      return components?.find(({ startingTime }) => startingTime === quote.startingTime)?.seatsLeft;
    }, settledWithin).toBe(seats);
    await inData(async (backend) => {
      expect(await bookingsOf(backend, key)).toEqual([]);
      expect(intentsOf(backend, key)).toEqual([]);
      expect(await seatsTaken(backend, quote)).toBe(0);
      await expectBalanced(backend);
    });
  });

  it('killed between commit and mail, and again before it can send: still one mail (fault 28)', async () => {
    const { key, email } = await crash('answer');
    await start('-', claimSeconds).then(() => stop('SIGKILL'));
    const shopper = shopperAt(await start('-', 4 * claimSeconds));
    const readOutbox = async () => (await fetch(`${shopper.origin}/outbox`)).text();
    await expect.poll(readOutbox, settledWithin).toContain(email);
    await inData(async (backend) => {
      expect(await mailsTo(backend, email)).toHaveLength(1);
      expect(await bookingsOf(backend, key)).toHaveLength(1);
    });
  });
});
