/**
 * How long a build takes as the catalogue grows, from `npm run build` to the last compressed copy: `npm run bench:build`, or with the
 * numbers of tour pages to build, `npm run bench:build 1000 5000`. design 5. It builds in `dist`, and leaves nothing there.
 * Seconds depend on what else the machine does; seconds of processor time do not.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { locales } from '#contracts/common.ts';
import { root, siteDirectory } from '#backend/root.ts';
import { defaultBrand } from '#brands/folder.ts';
import { usageOf, type Usage } from './usage.ts';

/** At 20,000 pages, all of them prerendered. */
const budget = { pagesPerSecond: 330 };

type Built = Usage & { seconds: number };

function build(origin: string): Promise<Built> {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--brand', defaultBrand], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LANDFALL_BUILD_ORIGIN: origin },
  });
  const peak: Usage = { megabytes: 0, cpuSeconds: 0 };
  const watch = setInterval(() => {
    const now = usageOf(child.pid ?? 0);
    peak.megabytes = Math.max(peak.megabytes, now.megabytes);
    peak.cpuSeconds = Math.max(peak.cpuSeconds, now.cpuSeconds);
  }, 100);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, ...peak });
      else reject(new Error(`npm run build ended with ${code}`));
    });
  });
}

const originOf = (vendor: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    vendor.once('message', (url) => resolve(String(url)));
    vendor.once('exit', (code) => reject(new Error(`the vendor service ended with ${code}`)));
  });

/** A vendor service of its own process, so that its memory and time are not the build's. */
async function bench(pages: number) {
  const vendor = fork(new URL('./vendor.ts', import.meta.url), [String(pages / locales.length)], { execArgv: ['--import', 'tsx'] });
  try {
    return { pages, ...(await build(await originOf(vendor))), load: loadavg()[0] ?? 0 };
  } finally {
    vendor.disconnect();
    for (const folder of [siteDirectory(defaultBrand), join(root, 'dist', 'hosts', defaultBrand)])
      rmSync(folder, { recursive: true, force: true });
  }
}
type Bench = Awaited<ReturnType<typeof bench>>;

const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

const rowOf = ({ pages, seconds, cpuSeconds, megabytes, load }: Bench) => ({
  pages,
  seconds: rounded(seconds),
  'CPU, s': rounded(cpuSeconds),
  'pages/s': Math.round(pages / seconds),
  'peak, MB': Math.round(megabytes),
  load: rounded(load),
});

/** What each further page costs, between one size and the next: in a linear build it stays the same. */
const growth = (small: Bench, large: Bench) => ({
  from: small.pages,
  to: large.pages,
  'CPU ms a page': rounded(((large.cpuSeconds - small.cpuSeconds) / (large.pages - small.pages)) * 1000, 2),
  'MB for 1,000 pages': rounded(((large.megabytes - small.megabytes) / (large.pages - small.pages)) * 1000),
});

const asked = process.argv.slice(2).map(Number);
const benches: Bench[] = [];
// What a checkout makes once, such as minified scripts and pictures, does not grow with the pages.
await bench(2 * locales.length);
for (const pages of asked.length > 0 ? asked : [1_000, 5_000, 20_000]) {
  const done = await bench(pages);
  benches.push(done);
  console.table([rowOf(done)]);
}
if (benches.length > 1) {
  console.table(benches.map(rowOf));
  console.table(benches.slice(1).map((large, index) => growth(benches[index] ?? large, large)));
}
console.info(`Budget at 20,000 pages: ${budget.pagesPerSecond} pages/s.`);
const last = benches.at(-1);
process.exitCode = last && last.pages / last.seconds >= budget.pagesPerSecond ? 0 : 1;
