import { Hono, type Context } from 'hono';
import type { BookedItem } from '#domain/booked-item.ts';
import { cacheControlOf } from '#domain/host-rules.ts';
import type { Backend } from '../backend.ts';
import { posterName } from '../catalogue/picture-path.ts';
import { isFresh } from '../site/send-file.ts';
import { formats } from './formats.ts';
import type { Original } from './original.ts';
import { hotelOriginal, originalOf } from './originals.ts';
import { renditionOf } from './rendition.ts';

const numberIn = (text: string): number | undefined => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined);

/**
 * The image host: a city's poster is `/images/{city}/sightseeing/{file}`, a tour's picture `/images/{city}/{slug}/{number}/{file}`, a
 * hotel's `/images/{city}/hotels/{slug}/{number}/{file}`.
 */
export function imageRoutes(backend: Pick<Backend, 'catalogue'>): Hono {
  const app = new Hono();

  type Find = (catalogue: Backend['catalogue']) => Promise<Original | undefined>;

  async function send(c: Context, find: Find, file: string) {
    const format = formats.get(file);
    const original = format && (await find(backend.catalogue));
    if (!format || !original) return c.notFound();
    const { bytes, hash } = await renditionOf(original, format);
    const etag = `"${hash}"`;
    c.header('Cache-Control', cacheControlOf(c.req.path));
    c.header('ETag', etag);
    if (isFresh(c, etag)) return c.body(null, 304);
    return c.body(bytes, 200, { 'Content-Type': `image/${format.type}` });
  }

  const ofTour =
    (picture: NonNullable<BookedItem['picture']>): Find =>
    async (catalogue) =>
      catalogue.destinations.has(picture.city) ? originalOf(catalogue, picture) : undefined;

  app.get(`/images/:city/${posterName}/:file`, (c) => send(c, ofTour({ city: c.req.param('city') }), c.req.param('file')));
  app.get('/images/:city/:tour/:number/:file', (c) => {
    const { city, tour, file } = c.req.param();
    const number = numberIn(c.req.param('number'));
    return number === undefined ? c.notFound() : send(c, ofTour({ city, tour, number }), file);
  });
  app.get('/images/:city/hotels/:hotel/:number/:file', (c) => {
    const { city, hotel, file } = c.req.param();
    const number = numberIn(c.req.param('number'));
    return number === undefined ? c.notFound() : send(c, (catalogue) => hotelOriginal(catalogue, city, hotel, number), file);
  });

  return app;
}
