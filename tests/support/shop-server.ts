/**
 * Starts the shop as `src/backend/main.ts` does, with data of its own that end with it, and on another port what tests see
 * behind its counter. Prints both addresses.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { openBackend } from '#backend/backend.ts';
import { readConfig } from '#backend/config.ts';
import { readBlank } from '#backend/db/blank.ts';
import { startServer, type RunningServer } from '#backend/server.ts';
import { defaultBrand } from '#brands/folder.ts';
import { ensureBrandBuilt } from './build.ts';
import { counterApp } from './counter.ts';
import { goneTour, lateTour, withLateTour, writeCatalogueWith } from './late-tour.ts';
import { withLateSailing } from './sailings.ts';
import { withShoreTours } from './shore-tour.ts';

/** Where `SHOP_CLOCK` is given, an ISO 8601 instant, time stands still at it. `SHOP_BRAND` is whose pages are served. */
const { SHOP_CLOCK: instant, SHOP_BRAND: brand = defaultBrand } = process.env;
await ensureBrandBuilt(brand);
const dataDirectory = mkdtempSync(join(tmpdir(), 'landfall-test-'));
const config = readConfig({
  BRAND: brand,
  PORT: '0',
  DATA_DIR: dataDirectory,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  // To the shop all these shoppers are one address; the limits have contract tests of their own.
  RATE_LIMITS: 'false',
});
const catalogue = await readCatalogue();
const earlier = await openBackend(config, { catalogue: withLateTour(catalogue, goneTour), ...(await readBlank()) });
await earlier.close();

/** The build went by the clock of its day: with a catalogue that has changed since, the shop makes its pages itself, by its own clock. */
function standStillAt(clock: Date): Promise<RunningServer> {
  const catalogueDir = join(dataDirectory, 'catalogue');
  writeCatalogueWith([lateTour], catalogueDir);
  appendFileSync(join(catalogueDir, 'rates.yaml'), '# Changed since the build.\n');
  return startServer({ ...config, catalogueDir }, { clock: () => clock });
}

const shop = await (instant
  ? standStillAt(new Date(instant))
  : startServer(config, { catalogue: withLateSailing(withShoreTours(withLateTour(catalogue))) }));
const counter = createServer(getRequestListener(counterApp(shop.backend).fetch)).listen(0, '127.0.0.1', () => {
  console.info(`shop ${shop.url} counter http://127.0.0.1:${(counter.address() as AddressInfo).port}`);
});

async function stop(): Promise<void> {
  counter.close();
  counter.closeAllConnections();
  await shop.close();
  rmSync(dataDirectory, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
