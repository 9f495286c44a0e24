import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#backend/root.ts';
import type { RunningServer } from '#backend/server.ts';
import { ask, type Answer } from '#tests/support/ask.ts';
import { startTestServer } from '#tests/support/backend.ts';
import type { WebServer } from '#tests/support/web-server.ts';
import { hostedSettings, readBuilt } from './built.ts';
import { startCloudflare } from './cloudflare.ts';
import { seen } from './seen.ts';
import { cases } from './urls.ts';

const built = readBuilt();
/** What `_routes.json` keeps from the worker. */
const isExcluded = (path: string): boolean => path.startsWith('/_astro/') || path.startsWith('/images/');
const all = cases(built).filter(({ path }) => !isExcluded(path));

let shop: RunningServer;
let server: WebServer;
beforeAll(async () => {
  shop = await startTestServer({}, hostedSettings);
  server = await startCloudflare(shop.url);
});
afterAll(async () => {
  await server?.stop();
  await shop?.close();
});

/** Cloudflare compresses by itself. */
function seenPlain(answer: Answer) {
  const { vary, ...rest } = seen(answer);
  return { ...rest, encoding: undefined, vary: vary.filter((name) => name !== 'accept-encoding') };
}

describe('the worker for Cloudflare Pages', () => {
  it.each(all)('answers $path $headers as it should: $status $location', async ({ path, headers, status, location }) => {
    const answer = await ask(server.url, path, headers);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it.each(all)('answers $path $headers like the embedded server', async ({ path, headers }) => {
    expect(seenPlain(await ask(server.url, path, headers))).toEqual(seenPlain(await ask(shop.url, path, headers)));
  });

  it('leaves the services to answer for their own', async () => {
    for (const path of ['/api/openapi.json', '/api/nope', '/outbox']) {
      const plain = { 'Accept-Encoding': 'identity' };
      expect(seenPlain(await ask(server.url, path, plain)), path).toEqual(seenPlain(await ask(shop.url, path, plain)));
    }
    const post = (origin: string) => fetch(`${origin}/api/vendor/tours/quote`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    expect(await (await post(server.url)).json()).toEqual(await (await post(shop.url)).json());
  });
});

describe('the files beside it', () => {
  const read = (name: string): string => readFileSync(join(root, 'dist', 'hosts', 'landfall', 'cloudflare', name), 'utf8');

  it('keep files with a rule of their own from the worker', () => {
    const { include, exclude } = JSON.parse(read('_routes.json')) as { include: string[]; exclude: string[] };
    const isKept = (path: string) => exclude.some((pattern) => path.startsWith(pattern.replace(/\*$/, '')));
    expect(include).toEqual(['/*']);
    expect([built.script, built.picture, built.tour, '/api/openapi.json'].map(isKept)).toEqual([true, true, false, false]);
  });

  it('stay within what Cloudflare reads: 100 rules of 2,000 characters', () => {
    const lines = read('_headers').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_000);
  });
});
