import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { lateTour, withdrawTour, writeCatalogueWith, writeTour } from '#tests/support/late-tour.ts';

// Each opens the whole catalogue: three seconds of one core, which other tests share.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let directory: string;
const opened: OpenBackend[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-open-catalogue-'));
  directory = join(folder, 'catalogue');
  writeCatalogueWith([], directory);
});
afterEach(async () => {
  for (const backend of opened.splice(0)) await backend.close();
  rmSync(folder, { recursive: true });
});

async function open(settings: Record<string, string> = {}): Promise<OpenBackend> {
  const backend = await openTestBackend({}, { CATALOGUE_DIR: directory, ...settings });
  opened.push(backend);
  return backend;
}

const found = async (backend: OpenBackend, app = createApp(backend)) => {
  const details = await app.request(`/api/vendor/tours/${lateTour.tourId}?currency=EUR`, { headers: { 'Accept-Language': 'de' } });
  const search = await app.request('/api/search?query=Laternen&lang=de&currency=EUR');
  return {
    status: details.status,
    body: (await details.json()) as unknown,
    isFound: (await search.text()).includes(lateTour.tourId),
  };
};

it('sells and finds a tour as soon as its file is there, and says what it was when the file is gone', async () => {
  const backend = await open();
  const app = createApp(backend);
  expect(await found(backend, app)).toMatchObject({ status: 404, isFound: false });
  writeTour(lateTour, directory);
  await expect.poll(() => found(backend, app)).toMatchObject({ status: 200, isFound: true, body: { tourName: 'Laternen am Tiber' } });
  withdrawTour(lateTour, directory);
  await expect
    .poll(() => found(backend, app))
    .toMatchObject({
      status: 410,
      isFound: false,
      body: { code: 'withdrawn', details: { tourName: 'Laternen am Tiber', city: 'rome' } },
    });
  writeTour(lateTour, directory);
  await expect.poll(() => found(backend, app)).toMatchObject({ status: 200, isFound: true });
});

it('finds what a folder does not tell of when a routine looks', async () => {
  const backend = await open();
  writeTour(lateTour, directory);
  await backend.liveCatalogue.refresh();
  expect(backend.catalogue.tours.has(lateTour.tourId)).toBe(true);
});

it.each([
  ['cannot be read', (file: string) => writeFileSync(file, 'slug: [')],
  ['breaks a rule', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(/^vendor: .*$/m, 'vendor: nobody'))],
])('keeps a tour as it was while its file %s', async (_, spoil) => {
  writeTour(lateTour, directory);
  const backend = await open();
  const before = backend.catalogue;
  spoil(join(directory, 'tours', 'rome', `${lateTour.slug}.yaml`));
  await backend.liveCatalogue.refresh();
  expect(backend.catalogue).toBe(before);
});

it('keeps the whole catalogue while two tours have one id', async () => {
  const backend = await open();
  const before = backend.catalogue;
  writeTour(lateTour, directory);
  writeTour({ ...lateTour, slug: 'the-same-again' }, directory);
  await backend.liveCatalogue.refresh();
  expect(backend.catalogue).toBe(before);
});

it('knows what was withdrawn while no server ran', async () => {
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  writeTour(lateTour, directory);
  await (await open(settings)).close();
  opened.pop();
  withdrawTour(lateTour, directory);
  expect(await found(await open(settings))).toMatchObject({ status: 410 });
});
