/**
 * The shop as a vendor service, with as many tours as the first argument says: its own, each as often as it takes. The second says on how
 * many of its departures each has sold places.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { openDatabase, type Database } from '#backend/db/open.ts';
import { departures } from '#backend/db/schema.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import { readConfig } from '#backend/config.ts';
import { startServer } from '#backend/server.ts';
import { brandFactsOf } from '#build/brand/files.ts';

/** The same for a copy of the same name, so that what is built of it can be compared. */
function idOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function grown(catalogue: Catalogue, tours: number): Catalogue {
  const known = [...catalogue.tours.values()];
  const copies = Array.from({ length: tours }, (_, index) => {
    const tour = known[index % known.length];
    if (!tour) throw new RangeError('the catalogue is empty');
    const slug = `${tour.slug}-${Math.floor(index / known.length)}`;
    return index < known.length ? tour : { ...tour, tourId: idOf(slug), slug, schedule: { ...tour.schedule } };
  });
  return { ...catalogue, tours: new Map(copies.map((tour) => [tour.tourId, tour])) };
}

/** Of each ten departures one is full, and one has three places left. */
async function sell(db: Database, catalogue: Catalogue, departuresOfEach: number): Promise<void> {
  const rows = [...catalogue.tours.values()].flatMap(({ tourId, ...tour }, index) => {
    const starts = bookableStarts({ tourId, ...tour }, new Date());
    const { seats } = tour.schedule;
    return Array.from({ length: Math.min(departuresOfEach, starts.length) }, (_, n) => {
      const { day, startingTime } = starts[Math.floor((n * starts.length) / departuresOfEach)] ?? { day: '', startingTime: '' };
      const taken = [seats, Math.max(1, seats - 3)][(index + n) % 10] ?? Math.ceil(seats / 4);
      return { tourId, day, startingTime, seats, taken };
    });
  });
  for (let at = 0; at < rows.length; at += 5_000)
    await db
      .insert(departures)
      .values(rows.slice(at, at + 5_000))
      .onConflictDoNothing();
  await db.execute('analyze departures');
}

const directory = mkdtempSync(join(tmpdir(), 'landfall-bench-'));
const config = readConfig({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error', RATE_LIMITS: 'false' });
const catalogue = grown(await readCatalogue(), Number(process.argv[2]));
if (process.argv[3]) {
  const { db, close } = await openDatabase(config, () => {});
  await sell(db, catalogue, Number(process.argv[3]));
  await close();
}
const server = await startServer(config, { brand: await brandFactsOf('landfall'), catalogue });
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  process.send?.({ heapUsed, arrayBuffers, rss });
});
process.send?.(server.url);
process.once(
  'disconnect',
  () =>
    void server.close().then(() => {
      rmSync(directory, { recursive: true });
      process.exit(0);
    }),
);
