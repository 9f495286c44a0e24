/**
 * `npm run bench:cruises`: how long a sailing takes with what the ship clock says of its tours, in a shop of 2,000 sailings with ten calls
 * each and three tours in every port. Fails when an answer names no tour.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Cruise } from '#contracts/cruises.ts';
import { clientFor, measureAt } from './load.ts';

const sailings = 2_000;
const calls = 1_000;
/** Requests a second: each is asked for once by a page. */
const perSecond = 20;
/** Milliseconds at p99. */
const limit = 30;

const server = fork(fileURLToPath(new URL('cruise-shop.ts', import.meta.url)), [String(sailings)], { execArgv: ['--import', 'tsx'] });
const [{ url, ids }] = (await once(server, 'message')) as [{ url: string; ids: string[] }];
const path = (id: string): string => `/api/vendor/ToursForCruises/cruise/${id}?travellers=2`;
const client = clientFor(url, 8);
try {
  const { days } = (await (await fetch(url + path(ids[0] ?? ''))).json()) as Cruise;
  const verdicts = days.flatMap((day) => day.calls.flatMap(({ tours }) => tours));
  if (verdicts.length === 0) throw new Error('the first sailing names no tour');
  console.info(`load before: ${loadavg()[0]?.toFixed(1)}; ${ids.length} sailings, the first with ${verdicts.length} tours`);
  const asked = Array.from({ length: calls }, (_, index) => ids[(index * 7) % ids.length] ?? '');
  await measureAt(asked.slice(0, 100), perSecond, (id) => client.get(path(id)));
  const { p50, p99, answers } = await measureAt(asked, perSecond, (id) => client.get(path(id)));
  const bad = answers.filter(({ status }) => status !== 200).length;
  if (bad > 0) throw new Error(`${bad} of ${answers.length} answers are none`);
  console.info(
    `a sailing with verdicts: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, asked: ${limit} ms (${(p99 / limit).toFixed(2)})`,
  );
} finally {
  await client.close();
  server.disconnect();
}
