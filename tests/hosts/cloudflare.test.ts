import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import { ask, type Answer } from '#tests/support/ask.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { goneTour, withdraw, withLateTour } from '#tests/support/late-tour.ts';
import { withLateSailing } from '#tests/support/sailings.ts';
import type { WebServer } from '#tests/support/web-server.ts';
import { hostedSettings, readBuilt } from './built.ts';
import { startCloudflare } from './cloudflare.ts';
import { seen } from './seen.ts';
import { cases, type Case } from './urls.ts';

const built = readBuilt();
const all = cases(built);

let shop: RunningServer;
let server: WebServer;
beforeAll(async () => {
  shop = await startTestServer({ catalogue: withLateSailing(withLateTour(await readCatalogue())) }, hostedSettings);
  await withdraw(shop.backend, goneTour);
  server = await startCloudflare(shop.url);
});
afterAll(async () => {
  await server?.stop();
  await shop?.close();
});

/**
 * The worker passes headers on. Cloudflare keeps connections of its own to the services; Node's fetch fails where one ends before its
 * reader has read all (nodejs/undici#5360).
 */
const kept = { 'Accept-Encoding': 'identity', Connection: 'keep-alive' };
const askWorker = (path: string, headers: Case['headers']) => ask(server.url, path, { ...kept, ...headers });

/** Cloudflare compresses by itself. */
function seenPlain(answer: Answer) {
  const { vary, ...rest } = seen(answer);
  return { ...rest, encoding: undefined, vary: vary.filter((name) => name !== 'accept-encoding') };
}

describe('the worker for Cloudflare Pages', () => {
  it.each(all)('answers $path $headers as it should: $status $location', async ({ path, headers, status, location }) => {
    const answer = await askWorker(path, headers);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it.each(all)('answers $path $headers like the embedded server', async ({ path, headers }) => {
    expect(seenPlain(await askWorker(path, headers))).toEqual(seenPlain(await ask(shop.url, path, headers)));
  });

  it('leaves the services to answer for their own', async () => {
    for (const path of ['/api/openapi.json', '/api/nope', '/outbox']) {
      expect(seenPlain(await askWorker(path, {})), path).toEqual(seenPlain(await ask(shop.url, path)));
    }
    const post = (origin: string) =>
      fetch(`${origin}/api/vendor/tours/quote`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    expect(await (await post(server.url)).json()).toEqual(await (await post(shop.url)).json());
  });
});
