/**
 * `npm run bench:availability`: how long one question takes for which of many tours there are places, in a shop of 20,000 tours that each
 * have sold on ten departures: the whole list, one city, and the hundred tours of a page; and what that takes of memory. Fails when an
 * answer names no tour.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadavg } from 'node:os';
import type { AvailabilityAnswer } from '#contracts/availability.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { clientFor, measureAt, type Load } from './load.ts';

const tours = 20_000;
const soldDepartures = 10;
const calls = 100;
/** Requests a second: each list is asked for once by a page. */
const perSecond = 10;
/** design 5, in milliseconds at p99. */
const limit = 50;

function print(name: string, { p50, p99, answers }: Load): void {
  const bad = answers.filter(({ status, body }) => status !== 200 || Number(body) < 200).length;
  if (bad > 0) throw new Error(`${name}: ${bad} of ${answers.length} answers name no tour`);
  console.info(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, asked: ${limit} ms (${(p99 / limit).toFixed(2)})`);
}

const path = (query: Record<string, string>): string => `/api/vendor/tours/availability?${new URLSearchParams(query)}`;
const tomorrow = addDays(dayIn('UTC', new Date()), 1);
const days = { dateFrom: tomorrow, dateTo: addDays(tomorrow, 2), travellers: '2' };

const server = fork(fileURLToPath(new URL('vendor.ts', import.meta.url)), [String(tours), String(soldDepartures)], {
  execArgv: ['--expose-gc', '--import', 'tsx'],
});
const [url] = (await once(server, 'message')) as [string];
type Memory = { heapUsed: number; arrayBuffers: number; rss: number };
async function memory(): Promise<Memory> {
  server.send('memory');
  const [used] = (await once(server, 'message')) as [Memory];
  return used;
}
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const client = clientFor(url, 8);
const ask = async (query: Record<string, string>) => (await fetch(url + path(query))).json() as Promise<AvailabilityAnswer>;
try {
  console.info(`Load before: ${loadavg()[0]?.toFixed(1)}; ${tours} tours, ${tours * soldDepartures} departures that have sold`);
  const started = performance.now();
  const all = await ask(days);
  console.info(`the first question, for which calendars and places are read: ${(performance.now() - started).toFixed(0)} ms`);
  const { heapUsed, arrayBuffers, rss } = await memory();
  console.info(`memory: ${megabytes(heapUsed)} of heap, ${megabytes(arrayBuffers)} of buffers, ${megabytes(rss)} in all`);
  const page = all.days.flatMap(({ tourIds }) => tourIds).slice(0, 100);
  const lists = {
    'all tours, three days': days,
    'all tours, any day': { travellers: '2' },
    'all tours, three days, for twelve': { ...days, travellers: '12' },
    'a city, three days': { ...days, location: 'rome' },
    'a hundred tours, three days': { ...days, tourIds: page.join(',') },
  };
  for (const [name, query] of Object.entries(lists)) {
    const work = Array.from({ length: calls }, () => path(query));
    await measureAt(work.slice(0, calls / 10), perSecond, client.get);
    print(name, await measureAt(work, perSecond, client.get));
  }
} finally {
  await client.close();
  server.disconnect();
}
