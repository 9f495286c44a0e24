/**
 * `npm run bench:pages`: how long pages on demand take on the server as it is deployed, over 50 connections: each rendered for the first
 * time, and one of them from memory; as many as visitors ask for in a second, and as many as the server can. Fails when an answer is no
 * page.
 */
import { loadavg } from 'node:os';
import { paths } from '#domain/routes.ts';
import { lateTour } from '../support/late-tour.ts';
import { startProductionServer } from '../support/production-server.ts';
import { clientFor, measure, measureAt, type Load } from './load.ts';

const rounds = 2;
const pagesInRound = 400;
const fromMemory = 10_000;
/** Requests a second: a fifth of what one server can. */
const rates = { rendered: 20, memory: 1_500 };
/** design 5, in milliseconds at p99. */
const limits = { rendered: 40, memory: 10 };

const tours = Array.from({ length: rounds * pagesInRound }, (_, index) => ({
  ...lateTour,
  slug: `${lateTour.slug}-${index}`,
  tourId: lateTour.tourId.replace(/.{6}$/, String(index).padStart(6, '0')),
}));
const addresses = tours.map(({ slug, tourId }) => paths.tour('en', `tours/rome/${slug}-${tourId}`));

function print(name: string, { perSecond, p50, p99, answers }: Load, limit?: number): void {
  const bad = answers.filter(({ status }) => status !== 200).length;
  if (bad > 0) throw new Error(`${name}: ${bad} of ${answers.length} answers are no pages`);
  const wanted = limit ? `, asked: ${limit} ms (${(p99 / limit).toFixed(2)})` : '';
  console.info(`${name}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${wanted}`);
}

// The load comes from one address.
const server = await startProductionServer(tours, { RATE_LIMITS: 'false' });
const many = clientFor(server.url, 50);
try {
  console.info(`Load before: ${loadavg()[0]?.toFixed(1)}`);
  // The first page takes the time in which its code is loaded.
  await many.get(addresses[0] ?? '');
  print('rendered, 20 a second', await measureAt(addresses.slice(1, pagesInRound), rates.rendered, many.get), limits.rendered);
  print('rendered, all that it can', await measure(addresses.slice(pagesInRound), 50, many.get));
  const one = Array.from({ length: fromMemory }, () => addresses[0] ?? '');
  await measure(one.slice(0, fromMemory / 4), 50, many.get);
  print('from memory, 1,500 a second', await measureAt(one, rates.memory, many.get), limits.memory);
  print('from memory, all that it can', await measure(one, 50, many.get));
} finally {
  await many.close();
  await server.stop();
}
