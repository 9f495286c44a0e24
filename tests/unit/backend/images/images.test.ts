import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { picturePathsOf } from '#backend/catalogue/picture-path.ts';
import { bookedPicture } from '#backend/images/booked-picture.ts';
import { imageRoutes } from '#backend/images/routes.ts';
import { imageWidths } from '#contracts/pictures.ts';

const catalogue = await readCatalogue();
const app = imageRoutes({ catalogue });

const bytesAt = async (path: string): Promise<Buffer> => Buffer.from(await (await app.request(path)).arrayBuffer());

describe('the image host', () => {
  it.each(imageWidths)('has a WebP of width %i, 4:3, but the placeholder is 45 by 30', async (width) => {
    const response = await app.request(`/images/rome/sightseeing/${width}.webp`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const { format, ...size } = await sharp(await response.arrayBuffer()).metadata();
    expect(format).toBe('webp');
    expect([size.width, size.height]).toEqual([width, width === 45 ? 30 : width * 0.75]);
  });

  it('has a JPEG for links, 1.91:1', async () => {
    const response = await app.request('/images/rome/sightseeing/social.jpg');
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('sends a picture once', async () => {
    const path = '/images/rome/sightseeing/45.webp';
    const first = await app.request(path);
    const again = await app.request(path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(first.headers.get('Cache-Control')).toContain('max-age=2592000');
  });

  it('has every picture of every tour, and the poster of every place', async () => {
    const paths = new Set([...catalogue.tours.values()].flatMap(picturePathsOf));
    for (const place of catalogue.destinations.keys()) paths.add(`/images/${place}/sightseeing`);
    const missing: string[] = [];
    for (const path of paths) {
      if ((await app.request(`${path}/45.webp`)).status !== 200) missing.push(path);
    }
    expect(missing).toEqual([]);
  }, 120_000);

  it("shows the city's poster for a tour that is gone: its bookings are still read", async () => {
    expect(await bytesAt('/images/rome/no-such-tour/1/45.webp')).toEqual(await bytesAt('/images/rome/sightseeing/45.webp'));
  });

  it.each([
    '/images/rome/sightseeing/46.webp',
    '/images/rome/sightseeing/360.png',
    '/images/rome/nope/360.webp',
    '/images/rome/nope/0/360.webp',
    '/images/rome/nope/first/360.webp',
    '/images/atlantis/sightseeing/360.webp',
    '/images/atlantis/nope/1/360.webp',
    '/images/..%2f..%2fetc/sightseeing/360.webp',
    '/images/rome/..%2f..%2fetc/1/passwd',
  ])('has nothing at %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});

describe('the picture of a booking', () => {
  it.each([
    ['banner', 1200, 600],
    ['strip', 340, 1090],
  ] as const)('is a JPEG: %s', async (shape, ...size) => {
    const { format, width, height } = await sharp(await bookedPicture({ catalogue }, { city: 'rome' }, shape)).metadata();
    expect([format, width, height]).toEqual(['jpeg', ...size]);
  });

  it("has the tour's others below it on a ticket's strip, and nothing twice", async () => {
    const cut = async (top: number) =>
      sharp(await bookedPicture({ catalogue }, { city: 'paris', tour: 'croissants-from-scratch-in-montmartre', number: 1 }, 'strip'))
        .extract({ left: 0, top, width: 340, height: 360 })
        .resize(8, 8)
        .toBuffer();
    const cuts = await Promise.all([0, 364, 728].map(cut));
    expect(new Set(cuts.map((bytes) => bytes.toString('hex'))).size).toBe(3);
  });

  it('is none where nobody has drawn one', async () => {
    expect(await bookedPicture({ catalogue }, { city: 'nowhere' }, 'banner')).toBeUndefined();
    expect(await bookedPicture({ catalogue }, undefined, 'banner')).toBeUndefined();
  });
});
