import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteRoutes } from '#backend/site/static.ts';

const directory = mkdtempSync(join(tmpdir(), 'landfall-machines-'));
const files = [
  'robots.txt',
  'llms.txt',
  'sitemap.xml',
  'sitemap-en.xml',
  'en/magazine/rss.xml',
  'site.webmanifest',
  'icon-192.png',
  'favicon.svg',
];

beforeAll(() => {
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), file);
  }
});
afterAll(() => rmSync(directory, { recursive: true }));

it.each([
  ['/robots.txt', 'text/plain'],
  ['/llms.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/en/magazine/rss.xml', 'application/rss+xml'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/icon-192.png', 'image/png'],
  ['/favicon.svg', 'image/svg+xml'],
])('%s is sent as %s, kept for an hour, then asked for by its tag', async (path, type) => {
  const app = siteRoutes({
    directory,
    locales: ['en', 'de'],
    pages: { read: () => Promise.resolve({ status: 404 }), forget: () => {} },
    tagsOf: () => [],
    isOutdated: () => false,
    caches: {
      areTold: false,
      tagHeaders: () => [],
      purge: () => Promise.resolve(),
    },
    limitPages: (_, next) => next(),
  });
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain(type);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  const again = await app.request(path, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
  expect(again.status).toBe(304);
});
