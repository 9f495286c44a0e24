import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import type { CatalogueChange } from '#backend/catalogue/change.ts';
import { cataloguePath } from '#backend/root.ts';
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

const routeFile = (name: string) => join(directory, 'cruises', 'routes', `${name}.yaml`);
const norway = '86cbc71b-b3d3-44f8-bd06-03a1ae87fcb2';
const another = '86cbc71b-0000-4000-8000-000000000000';
const retitled = (title: string, id = norway) =>
  readFileSync(routeFile('norway-2027-06-05'), 'utf8')
    .replace(/en: .*/, `en: ${title}`)
    .replace(norway, id);
const titleOf = (backend: OpenBackend, id = norway) => backend.catalogue.cruises.routes.get(id)?.title.en;

it('knows a sailing as soon as its file is changed, there or gone, and says that it is of cruises', async () => {
  const backend = await open();
  const changes: CatalogueChange[] = [];
  backend.liveCatalogue.onChange((change) => void changes.push(change));
  writeFileSync(routeFile('norway-2027-06-05'), retitled('Northward'));
  await expect.poll(() => titleOf(backend)).toBe('Northward');
  writeFileSync(routeFile('another'), retitled('Southward', another));
  await expect.poll(() => titleOf(backend, another)).toBe('Southward');
  rmSync(routeFile('norway-2027-06-05'));
  await expect.poll(() => titleOf(backend)).toBeUndefined();
  expect(titleOf(backend, another)).toBe('Southward');
  expect(changes.length).toBeGreaterThanOrEqual(3);
  for (const { isWhole, tours } of changes) expect({ isWhole, tours }).toEqual({ isWhole: false, tours: [] });
  expect([...(changes.at(-1)?.cruisesBefore?.routes.keys() ?? [])]).toEqual(expect.arrayContaining([norway, another]));
});

it('knows ships as soon as their file has changed', async () => {
  const backend = await open();
  const lines = join(directory, 'cruises', 'lines.yaml');
  writeFileSync(lines, readFileSync(lines, 'utf8').replace('name: Petrel Sound', 'name: Petrel Song'));
  await expect.poll(() => [...backend.catalogue.cruises.ships.values()].map(({ name }) => name)).toContain('Petrel Song');
});

it('watches the folders of cruises that come while it runs', async () => {
  rmSync(join(directory, 'cruises'), { recursive: true });
  const backend = await open();
  expect([existsSync(join(directory, 'cruises')), backend.catalogue.cruises.ships.size]).toEqual([false, 0]);
  cpSync(join(cataloguePath(), 'cruises'), join(directory, 'cruises'), { recursive: true });
  await expect.poll(() => titleOf(backend)).toBe('Midnight sun at the North Cape');
  writeFileSync(routeFile('norway-2027-06-05'), retitled('Northward'));
  await expect.poll(() => titleOf(backend)).toBe('Northward');
});

it('keeps the whole catalogue while the file of a sailing is wrong', async () => {
  const backend = await open();
  const before = backend.catalogue;
  const sound = readFileSync(routeFile('norway-2027-06-05'), 'utf8');
  writeFileSync(routeFile('norway-2027-06-05'), sound.replace('ship: petrel-sound', 'ship: petrel-none'));
  await backend.liveCatalogue.refresh();
  expect(backend.catalogue).toBe(before);
  writeFileSync(routeFile('norway-2027-06-05'), retitled('Northward').replace('petrel-none', 'petrel-sound'));
  await backend.liveCatalogue.refresh();
  expect(titleOf(backend)).toBe('Northward');
});
