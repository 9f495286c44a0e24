import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cataloguePath } from '#backend/root.ts';
import type { RunningServer } from '#backend/server.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { orderFor, shopperAt } from '#tests/support/order.ts';

/** The one tour of an operator who uses nothing of ours but the forms. */
const tour = { productType: 'activities', tourId: randomUUID() };

let directory: string;
let server: RunningServer;

async function writeCatalogue(): Promise<void> {
  for (const name of ['destinations', 'rates', 'labels', 'cancellation'])
    await cp(cataloguePath(`${name}.yaml`), join(directory, `${name}.yaml`));
  const city = join(directory, 'tours', 'rome');
  await mkdir(city, { recursive: true });
  await cp(cataloguePath('tours', 'rome', 'operators.yaml'), join(city, 'operators.yaml'));
  const model = await readFile(cataloguePath('tours', 'rome', 'fresh-pasta-in-trastevere.yaml'), 'utf8');
  const own = model.replace(/^tourId: .*$/m, `tourId: ${tour.tourId}`).replace(/^slug: .*$/m, 'slug: own-pasta');
  await writeFile(join(city, 'own-pasta.yaml'), own);
  for (const file of ['palettes.yaml', 'scenes/food.svg', 'landmarks/rome.svg'])
    await cp(cataloguePath('artwork', file), join(directory, 'artwork', file));
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await writeCatalogue();
  server = await startTestServer({}, { CATALOGUE_DIR: directory });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

it('a shop sells the tours of the folder that CATALOGUE_DIR names, and no others', async () => {
  expect([...server.backend.catalogue.tours.keys()]).toEqual([tour.tourId]);
  const shopper = shopperAt(server.url);
  const { status, body } = await shopper.pay(randomUUID(), orderFor(await shopper.quote(tour)));
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.vouchers).toHaveLength(1);
});

it('and shows the artwork of that folder', async () => {
  const status = async (category: string) => (await fetch(`${server.url}/images/rome/${category}/360.webp`)).status;
  expect([await status('food'), await status('history')]).toEqual([200, 404]);
});
