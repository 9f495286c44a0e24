import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { openPages, type Render } from '#backend/site/pages-on-demand.ts';
import { openTestBackend } from '#tests/support/backend.ts';

const directory = mkdtempSync(join(tmpdir(), 'landfall-on-demand-'));
const path = '/en/tours/rome/new-tour-0f0e0d0c-0b0a-4908-8706-050403020100';
const policy = "default-src 'self';script-src 'self' 'sha256-abc='";
const page = (text: string): Response =>
  new Response(`<html><body>${text}${' '.repeat(2_000)}</body></html>`, {
    headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy },
  });
const failing = (status: number) => () => Promise.resolve(new Response(null, { status }));

let backend: OpenBackend;
let render: Render;
let now = Date.parse('2026-11-21T10:00:00Z');
const pass = (milliseconds: number): void => {
  now += milliseconds;
};
const renderNow: Render = (request, locals) => render(request, locals);
const opened = () => createApp(backend, { directory, render: renderNow });

beforeAll(async () => {
  mkdirSync(join(directory, 'en'));
  writeFileSync(join(directory, 'en', 'fourOhFour.html'), '404 Error');
  writeFileSync(join(directory, 'en', 'unavailable.html'), 'not now');
  backend = await openTestBackend({ clock: () => new Date(now) });
});
afterAll(async () => {
  await backend.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => {
  render = () => Promise.resolve(page('new tour'));
});

describe('a tour without a file', () => {
  it('is rendered, with its policy and for how long it may be cached', async () => {
    const response = await opened().request(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('new tour');
    expect(response.headers.get('Content-Security-Policy')).toBe(`${policy}; frame-ancestors 'none'`);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=86400');
  });

  it('is compressed as the browser likes, and not sent again to one that has it', async () => {
    const app = opened();
    const response = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('new tour');
    const again = await app.request(path, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it("asks the shop's services without the network", async () => {
    const [tour] = backend.catalogue.tours.values();
    const asked: unknown[] = [];
    render = async (_, { ask }) => {
      const response = await ask(`/api/vendor/tours/${tour?.tourId}?currency=EUR`, { headers: { 'Accept-Language': 'en' } });
      asked.push(response.status, ((await response.json()) as { tourId: string }).tourId);
      return page('new tour');
    };
    await opened().request(path);
    expect(asked).toEqual([200, tour?.tourId]);
  });

  it('is rendered once for all who ask at the same time, whatever stands behind the question mark', async () => {
    const renderings = vi.fn(() => Promise.resolve(page('new tour')));
    render = renderings;
    const app = opened();
    const texts = await Promise.all(Array.from({ length: 20 }, async (_, index) => (await app.request(`${path}?n=${index}`)).text()));
    expect(new Set(texts).size).toBe(1);
    expect(renderings).toHaveBeenCalledTimes(1);
  });

  it('shows a change within 4 s, and needs no rendering before', async () => {
    const app = opened();
    await app.request(path);
    render = () => Promise.resolve(page('changed tour'));
    pass(1_900);
    expect(await (await app.request(path)).text()).toContain('new tour');
    pass(2_200);
    expect(await (await app.request(path)).text()).toContain('changed tour');
  });

  it('stays while the services fail', async () => {
    const app = opened();
    await app.request(path);
    render = failing(503);
    pass(60_000);
    const response = await app.request(path);
    expect([response.status, (await response.text()).includes('new tour')]).toEqual([200, true]);
  });

  it('that has left the catalogue leaves its page', async () => {
    const app = opened();
    await app.request(path);
    render = failing(404);
    pass(60_000);
    expect((await app.request(path)).status).toBe(404);
  });
});

it('is rendered for one address no more than 600 times in a minute', async () => {
  const config = { ...backend.config, rateLimits: true, trustProxy: true };
  const app = createApp({ ...backend, config }, { directory, render: renderNow });
  const ask = (address: string) => app.request(path, { headers: { 'X-Forwarded-For': address } });
  for (let index = 0; index < 600; index += 1) await ask('1.1.1.1');
  expect([(await ask('1.1.1.1')).status, (await ask('2.2.2.2')).status]).toEqual([429, 200]);
  pass(60_000);
  expect((await ask('1.1.1.1')).status).toBe(200);
});

it('leads to the own address of a page, and loses no parameter', async () => {
  render = () => Promise.resolve(new Response(null, { status: 301, headers: { Location: `${path}-x` } }));
  const response = await opened().request(`${path}?affiliate=abc`);
  expect([response.status, response.headers.get('Location')]).toEqual([301, `${path}-x?affiliate=abc`]);
});

it('answers a rendering that breaks off with a whole page', async () => {
  render = () => Promise.reject(new Error('no module'));
  const response = await opened().request(path);
  expect([response.status, await response.text()]).toEqual([503, 'not now']);
});

it.each([
  [404, 404, '404 Error'],
  [503, 503, 'not now'],
  [500, 503, 'not now'],
])('answers a rendering that ends with %i with a whole page: %i', async (ended, status, text) => {
  render = failing(ended);
  const response = await opened().request(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

describe('when the catalogue has changed', () => {
  const built = { at: '2026-11-20T10:00:00.000Z', files: { 'rates.yaml': { hash: 'of another day' } } };
  const home = '/en/';
  const openedAfter = () => createApp(backend, { directory, render: renderNow, built });
  beforeAll(() => writeFileSync(join(directory, 'en', 'index.html'), 'built home'));

  it('a page that was built from what it was is rendered', async () => {
    render = () => Promise.resolve(page('home of today'));
    const response = await openedAfter().request(home);
    expect(await response.text()).toContain('home of today');
    expect(response.headers.get('Cache-Tag')).toBe('catalogue,tours,cruises');
  });

  it('and is as it was built while that fails', async () => {
    render = failing(503);
    const response = await openedAfter().request(home);
    expect([response.status, await response.text()]).toEqual([200, 'built home']);
  });

  it('a withdrawn tour answers 410, with a page', async () => {
    render = () => Promise.resolve(new Response('no longer on offer', { status: 410, headers: { 'Content-Type': 'text/html' } }));
    const response = await opened().request(path);
    expect([response.status, await response.text()]).toEqual([410, 'no longer on offer']);
  });
});

it('forgets what was being rendered when it is told to', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const renderings = [() => promise, () => Promise.resolve(page('after'))];
  const pages = openPages({
    render: () => renderings.shift()?.() ?? Promise.reject(new Error('asked too often')),
    ask: fetch,
    origin: 'https://shop.example',
    clock: () => new Date(now),
    log: backend.log,
  });
  const textNow = async () => {
    const answer = await pages.read(path);
    return 'bytes' in answer ? answer.bytes.toString() : answer.status;
  };
  const first = textNow();
  pages.forget();
  resolve(page('before'));
  expect(await first).toContain('before');
  expect(await textNow()).toContain('after');
});
