import { Hono } from 'hono';
import { categoryIds } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import { cacheControlOf } from '#domain/host-rules.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isFresh } from '../site/send-file.ts';
import { renditionOf } from './rendition.ts';

/** The image host: `/images/{city}/{category}/{width}.webp`. */
export function imageRoutes({ artwork, destinations }: Catalogue): Hono {
  const app = new Hono();

  app.get('/images/:city/:category/:file', async (c) => {
    const { city, category, file } = c.req.param();
    const id = categoryIds.find((known) => known === category);
    const width = imageWidths.find((known) => `${known}.webp` === file);
    const rendition = id && width && destinations.has(city) ? await renditionOf(artwork, city, id, width) : undefined;
    if (!rendition) return c.notFound();
    const etag = `"${rendition.hash}"`;
    c.header('Cache-Control', cacheControlOf(c.req.path));
    c.header('ETag', etag);
    if (isFresh(c, etag)) return c.body(null, 304);
    return c.body(rendition.bytes, 200, { 'Content-Type': 'image/webp' });
  });

  return app;
}
