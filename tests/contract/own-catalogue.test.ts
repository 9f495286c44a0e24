import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readSources } from '#backend/catalogue/read.ts';
import { cataloguePath } from '#backend/root.ts';
import type { RunningServer } from '#backend/server.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { orderFor, shopperAt } from '#tests/support/order.ts';

/** The one tour of an operator who uses nothing of ours but the forms. */
const tour = { productType: 'activities', tourId: randomUUID() };

const photographs = [
  { photo: 'dough.jpg', colour: '#ff8800', alt: { en: 'Dough on a board', de: 'Teig auf einem Brett' } },
  { photo: 'oven.jpg', colour: '#aa2200', alt: { en: 'An oven with its door open', de: 'Ein offener Ofen' } },
  { photo: 'table.jpg', colour: '#2266aa', alt: { en: 'A laid table', de: 'Ein gedeckter Tisch' } },
];

/** Upright, as telephones take them. */
const photographOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

let directory: string;
let server: RunningServer;

async function writeCatalogue(): Promise<void> {
  for (const name of ['destinations', 'rates', 'labels', 'cancellation'])
    await cp(cataloguePath(`${name}.yaml`), join(directory, `${name}.yaml`));
  const city = join(directory, 'tours', 'rome');
  await mkdir(city, { recursive: true });
  await cp(cataloguePath('tours', 'rome', 'operators.yaml'), join(city, 'operators.yaml'));
  const model = await readFile(cataloguePath('tours', 'rome', 'fresh-pasta-in-trastevere.yaml'), 'utf8');
  const pictures = photographs.map(({ photo, alt }) => ({ photo, alt }));
  await writeFile(join(city, 'own-pasta.yaml'), stringify({ ...(parse(model) as object), ...tour, slug: 'own-pasta', pictures }));
  for (const { photo, colour } of photographs) await writeFile(join(city, photo), await photographOf(colour));
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

it("and shows an operator's photographs in every place and size, through the same pipeline as drawings", async () => {
  const details = (await (await fetch(`${server.url}/api/vendor/tours/${tour.tourId}`)).json()) as TourDetails;
  expect(details.images).toEqual(
    [1, 2, 3].map((number, index) => ({ url: `/images/rome/own-pasta/${number}`, alt: photographs[index]?.alt.en })),
  );
  expect(details.teaserImageUrl).toBe(details.images[0]?.url);
  for (const [file, size] of [
    ['45.webp', [45, 30, 'webp']],
    ['720.webp', [720, 540, 'webp']],
    ['social.jpg', [1200, 630, 'jpeg']],
  ] as const) {
    const response = await fetch(`${server.url}${details.teaserImageUrl}/${file}`);
    const picture = sharp(await response.arrayBuffer());
    const { width, height, format } = await picture.metadata();
    expect([width, height, format]).toEqual(size);
    const { dominant } = await picture.stats();
    expect(dominant.r, file).toBeGreaterThan(dominant.b + 100);
  }
});

it('but has no poster of a city that nobody has drawn in that folder', async () => {
  expect((await fetch(`${server.url}/images/rome/sightseeing/360.webp`)).status).toBe(404);
});

it('refuses a tour whose photograph is not there', async () => {
  const file = join(directory, 'tours', 'rome', 'own-pasta.yaml');
  const changed = (await readFile(file, 'utf8')).replace('dough.jpg', 'no-such.jpg');
  await writeFile(file, changed);
  await expect(readSources({ directory })).rejects.toThrow(/pictures: there is no tours\/rome\/no-such\.jpg/);
});
