/**
 * How long the static build takes as the catalogue grows: `npm run bench:build`, or with the numbers of tour pages to
 * build, `npm run bench:build 1000 5000`. Each is built twice: the second build has nothing new. DESIGN section 5.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '#contracts/common.ts';
import { readCatalogue, type Catalogue } from '#backend/catalogue/catalogue.ts';
import { readConfig } from '#backend/config.ts';
import { root } from '#backend/root.ts';
import { startServer } from '#backend/server.ts';

const budget = { pagesPerSecond: 1_000, megabytes: 1_536, secondSeconds: 10 };

/** The shop's own tours, each as often as it takes; a copy has an id of its own. */
function grown(catalogue: Catalogue, tours: number): Catalogue {
  const known = [...catalogue.tours.values()];
  const copies = Array.from({ length: tours }, (_, index) => {
    const tour = known[index % known.length];
    if (!tour) throw new RangeError('the catalogue is empty');
    return index < known.length ? tour : { ...tour, tourId: randomUUID(), slug: `${tour.slug}-${Math.floor(index / known.length)}` };
  });
  return { ...catalogue, tours: new Map(copies.map((tour) => [tour.tourId, tour])) };
}

/** The most memory that a process has had so far, in megabytes; Linux tells. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

type Built = { seconds: number; megabytes: number };

function build(origin: string, output: string): Promise<Built> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent', '--outDir', output], {
    cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production', LANDFALL_BUILD_ORIGIN: origin },
  });
  let megabytes = 0;
  const watch = setInterval(() => { megabytes = Math.max(megabytes, peakOf(child.pid)); }, 100);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, megabytes });
      else reject(new Error(`astro build ended with ${code}`));
    });
  });
}

async function bench(pages: number) {
  const output = mkdtempSync(join(tmpdir(), 'landfall-bench-build-'));
  const config = readConfig({ PORT: '0', DATA_DIR: 'memory://', LOG_LEVEL: 'error', RATE_LIMITS: 'false' });
  const server = await startServer(config, { catalogue: grown(readCatalogue(), pages / locales.length) });
  try {
    const first = await build(server.url, output);
    const second = await build(server.url, output);
    const rate = pages / first.seconds;
    return {
      pages,
      'first, s': Number(first.seconds.toFixed(1)), 'pages/s': Math.round(rate), 'peak, MB': Math.round(first.megabytes),
      'second, s': Number(second.seconds.toFixed(1)), 'second/first': Number((second.seconds / first.seconds).toFixed(2)), load: Number(loadavg()[0]?.toFixed(1)),
      met: rate >= budget.pagesPerSecond && first.megabytes <= budget.megabytes && second.seconds <= budget.secondSeconds,
    };
  } finally {
    await server.close();
    rmSync(output, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2).map(Number);
const rows = [];
for (const pages of asked.length > 0 ? asked : [1_000, 5_000, 20_000]) rows.push(await bench(pages));
console.table(rows);
console.info(`Budget at 20,000 pages: ${budget.pagesPerSecond} pages/s, ${budget.megabytes} MB, the second build ${budget.secondSeconds} s.`);
process.exitCode = rows.at(-1)?.met ? 0 : 1;
