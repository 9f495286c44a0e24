/**
 * How long the static build takes as the catalogue grows: `npm run bench:build`, or with the numbers of tour pages to
 * build, `npm run bench:build 1000 5000`. Each is built twice: the second build has nothing new. design 5.
 * Seconds depend on what else the machine does; seconds of processor time do not.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '#contracts/common.ts';
import { root } from '#backend/root.ts';
import { defaultBrand } from '#brands/folder.ts';
import { usageOf, type Usage } from './usage.ts';

const budget = { pagesPerSecond: 1_000, megabytes: 1_536, secondSeconds: 10 };

type Built = Usage & { seconds: number };

function build(origin: string, output: string): Promise<Built> {
  const started = performance.now();
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', output], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BRAND: defaultBrand, LANDFALL_BUILD_ORIGIN: origin },
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
      else reject(new Error(`astro build ended with ${code}`));
    });
  });
}

const originOf = (vendor: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    vendor.once('message', (url) => resolve(String(url)));
    vendor.once('exit', (code) => reject(new Error(`the vendor service ended with ${code}`)));
  });

/** So that the first build makes every page. What Astro keeps of pictures stays. */
function forgetPages(): void {
  for (const name of ['dist', 'incremental-build.json'])
    rmSync(join(root, '.cache', 'astro', defaultBrand, name), { recursive: true, force: true });
}

/** A vendor service of its own process, so that its memory and time are not the build's. */
async function bench(pages: number) {
  const output = mkdtempSync(join(tmpdir(), 'landfall-bench-build-'));
  const vendor = fork(new URL('./vendor.ts', import.meta.url), [String(pages / locales.length)], { execArgv: ['--import', 'tsx'] });
  try {
    const origin = await originOf(vendor);
    forgetPages();
    const first = await build(origin, output);
    const second = await build(origin, output);
    return { pages, first, second, load: loadavg()[0] ?? 0 };
  } finally {
    vendor.disconnect();
    forgetPages();
    rmSync(output, { recursive: true, force: true });
  }
}
type Bench = Awaited<ReturnType<typeof bench>>;

const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

const rowOf = ({ pages, first, second, load }: Bench) => ({
  pages,
  'first, s': rounded(first.seconds),
  'CPU, s': rounded(first.cpuSeconds),
  'pages/s': Math.round(pages / first.seconds),
  'peak, MB': Math.round(first.megabytes),
  'second, s': rounded(second.seconds),
  'second CPU, s': rounded(second.cpuSeconds),
  'second peak, MB': Math.round(second.megabytes),
  'second/first, CPU': rounded(second.cpuSeconds / first.cpuSeconds, 2),
  load: rounded(load),
});

/** What each further page costs, between one size and the next: in a linear build it stays the same. */
const growth = (small: Bench, large: Bench) => ({
  from: small.pages,
  to: large.pages,
  'first, CPU ms a page': rounded(((large.first.cpuSeconds - small.first.cpuSeconds) / (large.pages - small.pages)) * 1000, 2),
  'second, CPU ms a page': rounded(((large.second.cpuSeconds - small.second.cpuSeconds) / (large.pages - small.pages)) * 1000, 2),
  'MB for 1,000 pages': rounded(((large.first.megabytes - small.first.megabytes) / (large.pages - small.pages)) * 1000),
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
console.info(
  `Budget at 20,000 pages: ${budget.pagesPerSecond} pages/s, ${budget.megabytes} MB, the second build ${budget.secondSeconds} s.`,
);
const last = benches.at(-1);
const met =
  last &&
  last.pages / last.first.seconds >= budget.pagesPerSecond &&
  last.first.megabytes <= budget.megabytes &&
  last.second.seconds <= budget.secondSeconds;
process.exitCode = met ? 0 : 1;
