import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import { createApp } from '#backend/app.ts';
import type { Render } from '#backend/site/pages-on-demand.ts';
import { searchLength } from '#contracts/common.ts';
import { openTestBackend } from '#tests/support/backend.ts';

const directory = mkdtempSync(join(tmpdir(), 'landfall-site-'));
const directives = "default-src 'self'; script-src 'self' 'sha256-abc='; base-uri &#39;self&#39;";
const policy = `<meta http-equiv="content-security-policy" content="${directives}">`;
const page = (text: string) => `<!doctype html><html><head>${policy}</head><body>${text}${' '.repeat(2_000)}</body></html>`;
const lateTour = 'tours/rome/new-tour-0f0e0d0c-0b0a-4908-8706-050403020100';
const builtTour = 'tours/rome/known-1f0e0d0c-0b0a-4908-8706-050403020100';

const files: Record<string, string | Buffer> = {
  'en/index.html': page('home'),
  'de/index.html': page('Startseite'),
  'en/fourOhFour.html': page('404 Error'),
  'de/fourOhFour.html': page('404-Fehler'),
  'en/unavailable.html': page('not now'),
  [`en/${builtTour}.html`]: page('known tour'),
  'en/flat.html': page('flat'),
  'en/search.html': page('built search'),
  'en/search.html.br': brotliCompressSync('precompressed'),
  '_astro/app.abc123.js': 'console.info("app");'.repeat(100),
  '_astro/app.abc123.js.br': brotliCompressSync('precompressed'),
  'photo.webp': 'not really',
};

const render = () => Promise.resolve(new Response(null, { status: 404 }));

let backend: OpenBackend;
let app: Hono;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  writeFileSync(join(directory, '..', 'landfall-outside.txt'), 'secret');
  backend = await openTestBackend();
  app = createApp(backend, { directory, render });
});
afterAll(async () => {
  await backend.close();
  rmSync(directory, { recursive: true });
  rmSync(join(directory, '..', 'landfall-outside.txt'));
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('/', () => {
  it("leads to the home page in the visitor's language, and loses no parameter", async () => {
    const response = await get('/?affiliate=abc', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/de/?affiliate=abc');
    expect(response.headers.get('Vary')).toContain('Accept-Language');
    expect((await get('/')).headers.get('Location')).toBe('/en/');
  });
});

describe('a page', () => {
  it('comes with its policy as a header', async () => {
    const response = await get('/en/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('home');
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'self'; script-src 'self' 'sha256-abc='; base-uri 'self'; frame-ancestors 'none'",
    );
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect((await get('/en/flat')).status).toBe(200);
  });

  it.each([
    ['/en', '/en/'],
    ['/en/index.html', '/en/'],
    ['/en//', '/en/'],
    ['/EN/', '/en/'],
    ['/en/flat/', '/en/flat'],
    ['/en/flat.html', '/en/flat'],
    ['/en/Flat', '/en/flat'],
    ['/en/fourohfour', '/en/fourOhFour'],
    [`/de/${lateTour}/`, `/de/${lateTour}`],
    [`/en/${builtTour.toUpperCase()}`, `/en/${builtTour}`],
  ])('has one address: %s leads to %s, and loses no parameter', async (path, target) => {
    const response = await get(`${path}?affiliate=abc`);
    expect([response.status, response.headers.get('Location')]).toEqual([301, `${target}?affiliate=abc`]);
  });

  it('carries the headers of a safe site', async () => {
    const { headers } = await get('/en/');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=(), geolocation=(self), microphone=()');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    const onHttps = createApp({ ...backend, config: { ...backend.config, siteUrl: 'https://shop.example' } }, { directory, render });
    expect((await onHttps.request('/en/')).headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
  });

  it('is sent once, and then only when it changes', async () => {
    const first = await get('/en/');
    const etag = first.headers.get('ETag') ?? '';
    const second = await get('/en/', { 'If-None-Match': etag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect((await get('/de/', { 'If-None-Match': etag })).status).toBe(200);
  });

  it.each([
    ['/en/flat', 'public, max-age=0, must-revalidate', null],
    ['/en/', 'public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=86400', 'catalogue,tours,cruises'],
  ])(
    '%s is asked about each time by browsers; caches hold what shows the catalogue for seconds, by its tags',
    async (path, caching, tags) => {
      const { headers } = await get(path);
      expect([headers.get('Cache-Control'), headers.get('Cache-Tag')]).toEqual([caching, tags]);
    },
  );

  it('is compressed as the browser likes', async () => {
    const bytes = async (encoding: string) => {
      const response = await get('/en/', { 'Accept-Encoding': encoding });
      return {
        encoding: response.headers.get('Content-Encoding'),
        bytes: Buffer.from(await response.arrayBuffer()),
        vary: response.headers.get('Vary'),
      };
    };
    const br = await bytes('gzip, deflate, br');
    expect(br.encoding).toBe('br');
    expect(br.vary).toContain('Accept-Encoding');
    expect(brotliDecompressSync(br.bytes).toString()).toContain('home');
    const zip = await bytes('gzip, br;q=0');
    expect(zip.encoding).toBe('gzip');
    expect(gunzipSync(zip.bytes).toString()).toContain('home');
    expect((await bytes('identity')).encoding).toBeNull();
  });
});

describe('a file', () => {
  it('with a hash in its name is kept for ever, and its compressed copy is used', async () => {
    const response = await get('/_astro/app.abc123.js', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('precompressed');
  });

  it('that is gone is asked for again soon', async () => {
    const response = await get('/_astro/gone.abc123.js');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'public, max-age=0, must-revalidate']);
  });

  it.each([
    '/../landfall-outside.txt',
    '/..%2flandfall-outside.txt',
    '/%2e%2e/landfall-outside.txt',
    '/en/..%2f..%2flandfall-outside.txt',
    '/%zz',
  ])('outside the site is not found: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});

describe('not found', () => {
  it.each([
    ['/de/gibtsnicht', undefined, '404-Fehler'],
    ['/en/nope/at/all', 'de', '404 Error'],
    ['/nope', 'de', '404-Fehler'],
    ['/nope', undefined, '404 Error'],
  ])('%s for a browser in %s says %s', async (path, language, text) => {
    const response = await get(path, language ? { 'Accept-Language': language } : {});
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(text);
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it('under /api is an error body', async () => {
    const response = await get('/api/nope');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('host rules', () => {
  it('strip zh-Hans, and never lead to another site', async () => {
    const target = async (path: string) => (await get(path)).headers.get('Location');
    expect(await target('/zh-Hans/tours/rome?sort=low')).toBe('/tours/rome?sort=low');
    expect(await target('/zh-Hans')).toBe('/');
    expect(await target('/zh-Hans//evil.example')).toBe('/evil.example');
    expect(await target('/zh-Hans/\\evil.example')).toBe('/evil.example');
  });
});

describe('the search page', () => {
  it.each([
    ['/en/search?q=%20Rom%20&affiliate=abc', '/en/search?q=Rom'],
    [`/en/search?q=${'a'.repeat(1_000)}`, `/en/search?q=${'a'.repeat(searchLength)}`],
  ])('%s is rendered with what is searched for, and nothing else', async (asked, rendered) => {
    const addresses: string[] = [];
    const renderNoted: Render = (request) => {
      const { pathname, search } = new URL(request.url);
      addresses.push(pathname + search);
      return Promise.resolve(new Response('found', { headers: { 'Content-Type': 'text/html' } }));
    };
    const response = await createApp(backend, { directory, render: renderNoted }).request(asked);
    expect([await response.text(), addresses]).toEqual(['found', [rendered]]);
    expect(response.headers.get('Cache-Control')).toContain('s-maxage=2,');
  });

  it('is the built one where nothing is searched for', async () => {
    expect(await (await get('/en/search?q=%20')).text()).toContain('built search');
  });

  it('is the built one while results cannot be rendered', async () => {
    const failing = createApp(backend, { directory, render: () => Promise.resolve(new Response(null, { status: 503 })) });
    const response = await failing.request('/en/search?q=Rom');
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('built search')]);
  });
});

describe('posting', () => {
  const quote = (headers: Record<string, string>, body = '{}') => app.request('/api/vendor/tours/quote', { method: 'POST', headers, body });
  const json = { 'Content-Type': 'application/json' };
  const code = async (response: Response) => ((await response.json()) as { code: string }).code;

  it('is refused from a page of another site', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const response = await quote({ ...json, Origin: origin, Host: 'shop.example' });
      expect([response.status, await code(response)]).toEqual([403, 'origin_refused']);
    }
    expect(await code(await quote({ ...json, Origin: 'http://shop.example', Host: 'shop.example' }))).toBe('invalid_request');
    expect(await code(await quote({ ...json, Origin: backend.config.siteUrl, Host: 'inner' }))).toBe('invalid_request');
  });

  it('takes JSON only, and not too much of it', async () => {
    expect(await (await quote({ 'Content-Type': 'text/plain' })).json()).toMatchObject({ details: { field: 'Content-Type' } });
    expect(await (await quote(json, '{')).json()).toMatchObject({ details: { problem: 'the body is not JSON' } });
    const large = JSON.stringify({ x: 'x'.repeat(300_000) });
    const tooLarge = { details: { problem: 'the body is too large' } };
    expect(await (await quote({ ...json, 'Content-Length': String(large.length) }, large)).json()).toMatchObject(tooLarge);
    expect(await (await quote({ ...json, 'Transfer-Encoding': 'chunked' }, large)).json()).toMatchObject(tooLarge);
  });

  it('has a limit for each address', async () => {
    const limited = createApp({ ...backend, config: { ...backend.config, rateLimits: true, trustProxy: true } });
    const post = (address: string) =>
      limited.request('/api/vendor/tours/quote', {
        method: 'POST',
        headers: { ...json, 'X-Forwarded-For': `6.6.6.6, ${address}` },
        body: '{}',
      });
    for (let index = 0; index < 300; index += 1) await post('1.1.1.1');
    const refused = await post('1.1.1.1');
    expect([refused.status, await code(refused)]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await post('2.2.2.2')).status).toBe(400);
  });
});
