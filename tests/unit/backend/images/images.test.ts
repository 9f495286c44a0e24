import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#backend/catalogue/catalogue.ts';
import { imageRoutes } from '#backend/images/routes.ts';
import { imageWidths } from '#contracts/pictures.ts';

const catalogue = readCatalogue();
const app = imageRoutes(catalogue);

describe('the image host', () => {
  it.each(imageWidths)('has a WebP of width %i, 4:3, but the placeholder is 45 by 30', async (width) => {
    const response = await app.request(`/images/rome/history/${width}.webp`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const { format, ...size } = await sharp(await response.arrayBuffer()).metadata();
    expect(format).toBe('webp');
    expect([size.width, size.height]).toEqual([width, width === 45 ? 30 : width * 0.75]);
  });

  it('sends a picture once', async () => {
    const first = await app.request('/images/rome/history/45.webp');
    const again = await app.request('/images/rome/history/45.webp', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(first.headers.get('Cache-Control')).toContain('max-age=2592000');
  });

  it('has a picture of every tour and every place', async () => {
    const scenes = new Set(
      [...catalogue.tours.values()].flatMap(({ destination, categories }) => categories.map((category) => `${destination.id}/${category}`)),
    );
    for (const place of catalogue.destinations.keys()) scenes.add(`${place}/sightseeing`);
    const missing: string[] = [];
    for (const scene of scenes) {
      if ((await app.request(`/images/${scene}/45.webp`)).status !== 200) missing.push(scene);
    }
    expect(missing).toEqual([]);
  }, 60_000);

  it.each([
    '/images/rome/history/46.webp',
    '/images/rome/history/360.png',
    '/images/rome/nope/360.webp',
    '/images/atlantis/history/360.webp',
    '/images/..%2f..%2fetc/history/360.webp',
  ])('has nothing at %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});
