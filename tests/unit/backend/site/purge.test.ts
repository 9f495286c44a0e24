import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { openLog } from '#backend/log.ts';
import { openCaches } from '#backend/site/purge/registry.ts';
import { testConfig } from '#tests/support/config.ts';

type Told = { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string };
const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

/** A cache, or the service of one, that notes what it is told, and answers when `until` is over. */
async function startCache(status = 200, until?: Promise<void>): Promise<{ url: string; told: Told[] }> {
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    told.push({ method, url, headers, body: await text(request) });
    await until;
    response.writeHead(status).end('{}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, told };
}

const purge = { tags: ['tour-1', 'city-rome'], paths: ['/en/', '/en/tours/rome'] };
const site = { SITE_URL: 'https://shop.example' };
const opened = (settings: Record<string, string>) => {
  const config = testConfig({ ...site, ...settings });
  return openCaches(config, openLog(config));
};

it('tells nobody where no cache is named', async () => {
  const caches = opened({});
  await caches.purge(purge);
  expect([caches.areTold, caches.tagHeaders(['tours'])]).toEqual([false, []]);
});

it('has Varnish forget each address, and nginx fetch it anew, as the host of the shop', async () => {
  const [varnish, nginx] = await Promise.all([startCache(), startCache()]);
  const caches = opened({ VARNISH_URLS: varnish.url, NGINX_URLS: nginx.url });
  await caches.purge(purge);
  expect(caches.areTold).toBe(true);
  expect(varnish.told.map(({ method, url }) => [method, url]).toSorted()).toEqual([
    ['PURGE', '/en/'],
    ['PURGE', '/en/tours/rome'],
  ]);
  expect(nginx.told.map(({ method, url, headers }) => [method, url, headers['x-cache-refresh']]).toSorted()).toEqual([
    ['GET', '/en/', '1'],
    ['GET', '/en/tours/rome', '1'],
  ]);
  expect(new Set([...varnish.told, ...nginx.told].map(({ headers }) => headers.host))).toEqual(new Set(['shop.example']));
});

it('tells a cache again three seconds after it began to, though the first time is not over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { promise: isFetched, resolve: fetched } = Promise.withResolvers<void>();
  const nginx = await startCache(200, isFetched);
  const telling = opened({ NGINX_URLS: nginx.url }).purge(purge);
  await expect.poll(() => nginx.told.length).toBe(2);
  vi.advanceTimersByTime(3_000);
  // A request that nobody answers ends after five seconds, and with it the first time.
  await expect.poll(() => nginx.told.length, { timeout: 4_000 }).toBe(4);
  fetched();
  await telling;
});

it('has Cloudflare forget tags, thirty in a call', async () => {
  const cloudflare = await startCache();
  const zone = '0123456789abcdef0123456789abcdef';
  const caches = opened({ CLOUDFLARE_ZONE_ID: zone, CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_API_URL: cloudflare.url });
  const tags = Array.from({ length: 31 }, (_, index) => `tour-${index}`);
  await caches.purge({ tags, paths: [] });
  expect(cloudflare.told.map(({ method, url, headers }) => [method, url, headers.authorization])).toEqual([
    ['POST', `/zones/${zone}/purge_cache`, 'Bearer token'],
    ['POST', `/zones/${zone}/purge_cache`, 'Bearer token'],
  ]);
  expect(cloudflare.told.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ tags: tags.slice(0, 30) }, { tags: ['tour-30'] }]);
});

it('has Fastly forget keys, which pages carry', async () => {
  const fastly = await startCache();
  const caches = opened({ FASTLY_SERVICE_ID: 'service1', FASTLY_API_TOKEN: 'token', FASTLY_API_URL: fastly.url });
  await caches.purge(purge);
  const [told] = fastly.told;
  expect([told?.method, told?.url, told?.headers['fastly-key'], JSON.parse(told?.body ?? '')]).toEqual([
    'POST',
    '/service/service1/purge',
    'token',
    { surrogate_keys: purge.tags },
  ]);
  expect(caches.tagHeaders(['catalogue', 'tours'])).toEqual([{ name: 'Surrogate-Key', value: 'catalogue tours' }]);
});

it('tells the others where one refuses', async () => {
  const [refusing, varnish] = await Promise.all([startCache(403), startCache()]);
  await opened({ NGINX_URLS: refusing.url, VARNISH_URLS: varnish.url }).purge(purge);
  expect(varnish.told).toHaveLength(2);
});
