import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { catalogueOf } from '#backend/catalogue/catalogue.ts';
import { changeBetween } from '#backend/catalogue/change.ts';
import { readSources } from '#backend/catalogue/read.ts';
import type { CatalogueFiles } from '#backend/catalogue/read-file.ts';
import { cataloguePath } from '#backend/root.ts';

const directory = mkdtempSync(join(tmpdir(), 'landfall-cruises-'));
const folder = join(directory, 'cruises');
const route = join(folder, 'routes', 'norway-2027-06-05.yaml');
const routePath = 'cruises/routes/norway-2027-06-05.yaml';

/** A catalogue without tours is read in no time. */
const shared = ['destinations.yaml', 'rates.yaml', 'labels.yaml', 'cancellation.yaml'];
beforeEach(() => {
  rmSync(directory, { recursive: true });
  mkdirSync(join(directory, 'tours'), { recursive: true });
  for (const name of [...shared, 'cruises']) cpSync(join(cataloguePath(), name), join(directory, name), { recursive: true });
});
afterAll(() => rmSync(directory, { recursive: true }));

const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')));
const read = async (known?: CatalogueFiles) => readSources({ directory, ...(known && { known }) });

it('a catalogue without the folder of cruises has none, and is the same when it is read again', async () => {
  rmSync(folder, { recursive: true });
  const [before, after] = [await read(), await read()].map(({ sources }) => catalogueOf(sources));
  expect([before?.cruises.lines, before?.cruises.ships.size, before?.cruises.routes.size]).toEqual([[], 0, 0]);
  expect(before && after && changeBetween(before, after)).not.toHaveProperty('cruisesBefore');
});

it('a catalogue without sailings has its ships all the same', async () => {
  rmSync(join(folder, 'routes'), { recursive: true });
  const { cruises } = catalogueOf((await read()).sources);
  expect(cruises.ships.size).toBeGreaterThan(0);
  expect(cruises.routes.size).toBe(0);
});

it('sailings without ships, or without ports, are refused', async () => {
  rmSync(join(folder, 'lines.yaml'));
  const { sources } = await read();
  expect(() => catalogueOf(sources)).toThrow(/^cruises\/routes\/[a-z0-9-]+\.yaml: lines\.yaml has no ship /);
  cpSync(join(cataloguePath(), 'cruises', 'lines.yaml'), join(folder, 'lines.yaml'));
  rmSync(join(folder, 'ports.yaml'));
  const { sources: portless } = await read();
  expect(() => catalogueOf(portless)).toThrow(/^cruises\/routes\/[a-z0-9-]+\.yaml: ports\.yaml has no /);
});

it('a sailing is known by the name of its file, and only YAML is read', async () => {
  writeFileSync(join(folder, 'routes', 'notes.txt'), 'none of this');
  const { sources, files } = await read();
  expect(Object.keys(sources.cruises.routes)).toContain('norway-2027-06-05');
  expect(Object.keys(sources.cruises.routes)).toEqual(Object.keys(sources.cruises.routes).toSorted());
  expect([...files.keys()].filter((path) => path.startsWith('cruises/') && !path.startsWith('cruises/routes/'))).toEqual([
    'cruises/lines.yaml',
    'cruises/ports.yaml',
    'cruises/climate.yaml',
    'cruises/sea-lanes.yaml',
  ]);
  expect(files.has(routePath)).toBe(true);
  expect([...files.keys()].some((path) => path.endsWith('.txt'))).toBe(false);
});

it('a file that is wrong is named, with the field', async () => {
  rewrite(route, (text) => text.replace('departure: 2027-06-05T18:00', 'departure: 6 pm'));
  const reading = read();
  await expect(reading).rejects.toThrow(route);
  await expect(reading).rejects.toThrow(/calls\.0\.departure/);
  rewrite(route, () => 'ship: [');
  await expect(read()).rejects.toThrow(route);
});

it('somebody who is told of wrong tours gets no sailing left out for a wrong file', async () => {
  rewrite(route, () => 'ship: [');
  await expect(readSources({ directory, report: () => {} })).rejects.toThrow(route);
});

it('what has not changed is not parsed again, and a sailing that has is a change of cruises alone', async () => {
  const first = await read();
  const changed = async (change: () => void) => {
    change();
    const second = await read(first.files);
    const paths = [...new Set([...first.files.keys(), ...second.files.keys()])];
    const { cruisesBefore, isWhole, tours } = changeBetween(catalogueOf(first.sources), catalogueOf(second.sources));
    return {
      change: { before: [...(cruisesBefore?.routes.keys() ?? [])], isWhole, tours },
      files: paths.filter((path) => first.files.get(path) !== second.files.get(path)),
    };
  };
  const known = [...catalogueOf(first.sources).cruises.routes.keys()];
  expect(await changed(() => {})).toMatchObject({ files: [], change: { before: [] } });
  const retitled = await changed(() => rewrite(route, (text) => text.replace('Midnight sun', 'Midnight')));
  expect(retitled).toMatchObject({ files: [routePath], change: { before: known, isWhole: false, tours: [] } });
  const moved = await changed(() => renameSync(route, join(folder, 'routes', 'north.yaml')));
  expect(moved).toMatchObject({ files: [routePath, 'cruises/routes/north.yaml'], change: { before: known, isWhole: false } });
});
