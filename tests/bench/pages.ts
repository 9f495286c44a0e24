/**
 * `npm run bench:pages`: how long pages on demand take on the server as it is deployed: each rendered for the first time, one after the
 * other and 50 at a time, and one of them from memory, 50 at a time. Fails when an answer is no page.
 */
import { loadavg } from 'node:os';
import { paths } from '#domain/routes.ts';
import { lateTour } from '../support/late-tour.ts';
import { startProductionServer } from '../support/production-server.ts';
import { clientFor, measure, type Load } from './load.ts';

const rounds = 2;
const pagesInRound = 200;
const fromMemory = 10_000;
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
  print('rendered, one at a time', await measure(addresses.slice(1, pagesInRound), 1, many.get), limits.rendered);
  print('rendered, 50 at a time', await measure(addresses.slice(pagesInRound), 50, many.get), limits.rendered);
  const one = Array.from({ length: fromMemory }, () => addresses[0] ?? '');
  await measure(one.slice(0, fromMemory / 4), 50, many.get);
  print('from memory, 50 at a time', await measure(one, 50, many.get), limits.memory);
} finally {
  await many.close();
  await server.stop();
}
