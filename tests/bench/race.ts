/**
 * Sells the last seats and measures how fast, on the embedded database and on Postgres: `npm run bench:race`, or with
 * how many calls to measure and on which database alone: `npm run bench:race 1000 PGlite`.
 * Fails when a seat is sold twice, or money and bookings differ.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { holdCart } from '#contracts/holds.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { forAdults } from '../support/adults.ts';
import { orderForAll, pastaTour, shopperAt, type HeldItem } from '../support/order.ts';
import { fetchesNobody } from '#tests/support/pickup.ts';
import { startPostgres } from '../support/postgres.ts';
import { clientFor, measure, measureAt, postOf, type Load, type Post } from './load.ts';
import { processorTimeOf } from './processor.ts';

const shoppers = 2_000;
const seats = 10;
// design 5 names 50 connections for the embedded database alone. On Postgres as many leave the server idle while it writes (record 0027).
const budgets = {
  PGlite: { connections: 50, quotes: 300, quotesP99: 500, bookings: 100, bookingsP99: 500 },
  Postgres: { connections: 75, quotes: 3_000, quotesP99: 60, bookings: 500, bookingsP99: 120 },
};
/** A second: 8.6 million a day. */
const ordersAsTheyCome = 100;
type Kind = keyof typeof budgets;
type Wish = { tour: Tour; selection: Selection };

const answerOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });

/** Milliseconds of processor time that the server has had. */
function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  return answerOf(server) as Promise<number>;
}

const orderPost = (order: CheckoutRequest): Post => postOf('/api/shopper/checkout', order, { 'Idempotency-Key': randomUUID() });

const currency = 'EUR';
const holdPost = (...items: Selection[]): Post => postOf('/api/shopper/holds', { items, currency });

/** What an answer holds; nothing where something of it is sold out. */
function heldIn({ status, body }: { status: number; body: string }): HeldItem[] | undefined {
  if (status !== 200) return undefined;
  const { hold, items } = JSON.parse(body) as ResponseOf<typeof holdCart>;
  const held = items.flatMap((item) => (hold && item.status === 'held' ? [{ ...item.quote, hold }] : []));
  return held.length === items.length ? held : undefined;
}

/** The pasta tour asks a question, which `orderFor` answers; the others ask nothing. */
const orderOf = (held: readonly HeldItem[]): CheckoutRequest =>
  orderForAll(held.map((quote) => ({ quote, ...(quote.tourId !== pastaTour.tourId && { wishes: { answers: [] } }) })));

/**
 * Every shopper wants the same departure, and each something else besides: has places held and, with all of them, pays at once. Who is told
 * that one is sold out orders nothing.
 * @param besides how many other things each shopper wants @returns how many bookings each order has
 */
async function race(url: string, besides: number): Promise<number[]> {
  const client = clientFor(url, 200);
  const contested = {
    tourId: pastaTour.tourId,
    ...(await shopperAt(url).departure(pastaTour, 20 + besides)),
    components: forAdults(1),
  };
  const others = (await wishesFor(shoppers * besides)).map(({ selection }) => selection);
  const { answers } = await measure(Array.from({ length: shoppers }), 200, async () => {
    const answer = await client.send(holdPost(contested, ...others.splice(0, besides)));
    const held = heldIn(answer);
    return held ? client.send(orderPost(orderOf(held))) : answer;
  });
  await client.close();
  return answers.flatMap(({ status, body }) => {
    const { bookings } = JSON.parse(body) as Partial<CheckoutResult>;
    return status === 200 && bookings ? [bookings.length] : [];
  });
}

/** Tours that ask nothing, priced by age: one adult each, spread over departures so that all find seats. */
async function wishesFor(count: number): Promise<Wish[]> {
  const now = new Date();
  const plain = [...(await readCatalogue()).tours.values()].filter(
    (tour) =>
      tour.questions.every(({ required }) => !required) &&
      fetchesNobody(tour) &&
      !tour.requireBookingApproval &&
      tour.minimumTravellers <= 1 &&
      tour.ageGroups?.some(({ id, min }) => id === 'adult' && min <= 1),
  );
  const wishes = Array.from({ length: 140 }, (_, day) => addDays(dayIn('UTC', now), day + 10)).flatMap((queryDate) =>
    plain.flatMap((tour) =>
      bookableStarts(tour, now, { from: queryDate, to: queryDate }).flatMap(({ startingTime }) => {
        const selection = {
          tourId: tour.tourId,
          queryDate,
          startingTime,
          components: forAdults(1),
        };
        return Array.from({ length: Math.min(tour.schedule.seats, 3) }, () => ({ tour, selection }));
      }),
    ),
  );
  return shuffled(wishes).slice(0, count);
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Milliseconds of processor time that each has had: those who share the machine. */
type Times = { server: number; database: number; load: number };
type Cost = Load & { each: Times };
type Measured = { server: ChildProcess; database: string | undefined; url: string };

async function timesOf({ server, database }: Measured): Promise<Times> {
  const { user, system } = process.cpuUsage();
  return {
    server: await cpuOf(server),
    database: database === undefined ? Number.NaN : processorTimeOf(database),
    load: (user + system) / 1000,
  };
}

async function costOf(measured: Measured, work: () => Promise<Load>): Promise<Cost> {
  const before = await timesOf(measured);
  const load = await work();
  const after = await timesOf(measured);
  const each = (who: keyof Times): number => (after[who] - before[who]) / load.answers.length;
  return { ...load, each: { server: each('server'), database: each('database'), load: each('load') } };
}

type Loads = Record<'quotes' | 'holds' | 'orders', Cost>;

type Pace = {
  /** In each hold and order. */
  things?: number;
  /** Orders that begin in a second, whether or not those before are done; absent: each as soon as a connection is free. */
  perSecond?: number;
};

async function loads(measured: Measured, connections: number, count: number, { things = 1, perSecond }: Pace = {}): Promise<Loads> {
  const client = clientFor(measured.url, connections);
  const cost = (posts: Post[], pace?: number) =>
    costOf(measured, () => (pace === undefined ? measure(posts, connections, client.send) : measureAt(posts, pace, client.send)));
  const wishes = await wishesFor(count);
  const carts = Array.from({ length: Math.floor(wishes.length / things) }, (_, index) =>
    wishes.slice(index * things, (index + 1) * things).map(({ selection }) => selection),
  );
  const quotes = await cost(
    wishes.map(({ tour, selection }) => postOf(`/api/vendor/${tour.productType}/quote`, { ...selection, currency })),
  );
  const holds = await cost(carts.map((cart) => holdPost(...cart)));
  const held = holds.answers.map(heldIn).filter((one) => one !== undefined);
  const orders = await cost(
    held.map((one) => orderPost(orderOf(one))),
    perSecond,
  );
  await client.close();
  const failed = [...quotes.answers, ...holds.answers, ...orders.answers].filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} of ${count} calls failed: ${failed[0]?.status} ${failed[0]?.body}`);
  return { quotes, holds, orders };
}

const round = (milliseconds: number): number => Number(milliseconds.toFixed(2));

async function bench(kind: Kind, count: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-bench-'));
  const postgres = kind === 'Postgres' ? await startPostgres() : undefined;
  const server = fork(new URL('./server.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, ...(postgres && { DATABASE_URL: `${postgres.url}/postgres` }) },
  });
  try {
    const url = String(await answerOf(server));
    const sold = [await race(url, 0), await race(url, 1)];
    const measured = { server, database: postgres?.pid, url };
    const budget = budgets[kind];
    await loads(measured, budget.connections, 500);
    const { quotes, holds, orders } = await loads(measured, budget.connections, count);
    const ofTwo = await loads(measured, budget.connections, count, { things: 2 });
    const paced = await loads(measured, budget.connections, Math.min(count, 1_000), { perSecond: ordersAsTheyCome });
    const row = (name: string, { perSecond, p50, p99, each }: Cost, least?: number, most?: number) => ({
      database: kind,
      connections: budget.connections,
      call: name,
      'per second': Math.round(perSecond),
      'budget/s': least,
      'p50 ms': Math.round(p50),
      'p99 ms': Math.round(p99),
      'budget p99': most,
      'server ms each': round(each.server),
      'database ms each': round(each.database),
      'load ms each': round(each.load),
      met: perSecond >= (least ?? 0) && p99 <= (most ?? Infinity),
    });
    const rows = [
      row('quote', quotes, budget.quotes, budget.quotesP99),
      row('hold', holds, budget.bookings, budget.bookingsP99),
      row('booking', orders, budget.bookings, budget.bookingsP99),
      row('hold of two', ofTwo.holds),
      row('order of two', ofTwo.orders),
      row('booking, as they come', paced.orders),
    ];
    console.info(
      `${kind}: ${shoppers} shoppers for ${seats} seats made ${sold[0]?.length} orders, and ${sold[1]?.length} of two things each ` +
        `(load of the machine ${loadavg()[0]?.toFixed(1)})`,
    );
    console.table(rows);
    const isSoldOnce = sold.every((orders, besides) => orders.length === seats && orders.every((bookings) => bookings === besides + 1));
    return isSoldOnce && rows.every(({ met }) => met);
  } finally {
    server.disconnect();
    await new Promise((resolve) => server.once('exit', resolve));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [count = '4000', only] = process.argv.slice(2);
const results: boolean[] = [];
for (const kind of ['PGlite', 'Postgres'] as const) {
  if (only === undefined || only === kind) results.push(await bench(kind, Number(count)));
}
process.exitCode = results.every(Boolean) ? 0 : 1;
