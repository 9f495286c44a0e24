import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import { locales } from '#contracts/common.ts';
import { servicePaths } from '#domain/host-rules.ts';
import { paths } from '#domain/routes.ts';
import { ask, textOf } from '#tests/support/ask.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { goneTour, lateTour, withdraw, withLateTour } from '#tests/support/late-tour.ts';
import { withLateSailing } from '#tests/support/sailings.ts';
import { startNginx } from '#tests/support/nginx.ts';
import { startCaddy } from '#tests/support/caddy.ts';
import { hostedSettings, readBuilt } from './built.ts';
import { seen } from './seen.ts';
import { cases, picture } from './urls.ts';

const built = readBuilt();
const all = cases(built);
let shop: RunningServer;

beforeAll(async () => {
  shop = await startTestServer({ catalogue: withLateSailing(withLateTour(await readCatalogue())) }, hostedSettings);
  await withdraw(shop.backend, goneTour);
});
afterAll(() => shop?.close());

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s, with the files that the build made for it', (_, start) => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    server = await start(shop.url);
  });
  afterAll(() => server?.stop());

  describe('a walk', () => {
    it.each(all)('answers $path $headers as it should: $status $location', async ({ path, headers, status, location }) => {
      const answer = await ask(server.url, path, headers);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    });

    it.each(all)('answers $path $headers like the embedded server', async ({ path, headers }) => {
      const asked = { 'Accept-Encoding': 'gzip', ...headers };
      expect(seen(await ask(server.url, path, asked))).toEqual(seen(await ask(shop.url, path, asked)));
      expect((await ask(server.url, path, headers, 'HEAD')).status).toBe((await ask(shop.url, path, headers, 'HEAD')).status);
    });

    it.each(['/%2e%2e/package.json', '/en/..%2f..%2f..%2fpackage.json', '/../../package.json', '/%00'])(
      'gives away nothing outside the site: %s',
      async (path) => {
        const answer = await ask(server.url, path);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(textOf(answer)).not.toContain('"dependencies"');
      },
    );

    it.each(locales)('shows a tour that came after the build, %s', async (locale) => {
      const page = textOf(await ask(server.url, paths.tour(locale, `tours/rome/${lateTour.slug}-${lateTour.tourId}`)));
      expect(page).toContain(`<title>${lateTour.tourName[locale]} ·`);
    });

    it.each(locales)('says in %s that there is nothing', async (locale) => {
      expect(textOf(await ask(server.url, `/${locale}/nope`))).toContain(`<html lang="${locale}`);
      expect(textOf(await ask(server.url, '/nope', { 'Accept-Language': locale }))).toContain(`<html lang="${locale}`);
    });

    it('allows the payment provider on checkout pages alone', async () => {
      for (const { path } of all.filter(({ status }) => status === 200)) {
        const policy = (await ask(server.url, path)).headers['content-security-policy'];
        expect(String(policy).includes('stripe.com'), path).toBe(path.includes('/checkout/'));
      }
    });
  });

  describe('compression', () => {
    const page = paths.home('de');
    const encodingOf = async (path: string, accepted: string) => {
      const { headers, bytes } = await ask(server.url, path, { 'Accept-Encoding': accepted });
      return { encoding: headers['content-encoding'], length: bytes.length };
    };

    it('sends the copies that the build made', async () => {
      const plain = await encodingOf(page, 'identity');
      const zipped = await encodingOf(page, 'gzip');
      expect([plain.encoding, zipped.encoding]).toEqual([undefined, 'gzip']);
      expect(zipped.length).toBeLessThan(plain.length / 3);
      expect((await encodingOf(picture, 'gzip, br')).encoding).toBeUndefined();
    });

    it('prefers brotli where the module is there', async () => {
      const best = await encodingOf(page, 'gzip, deflate, br');
      expect(best.encoding).toBe(server.hasBrotli ? 'br' : 'gzip');
      expect(best.length).toBeLessThanOrEqual((await encodingOf(page, 'gzip')).length);
      expect(textOf(await ask(server.url, page, { 'Accept-Encoding': 'br' }))).toBe(textOf(await ask(server.url, page)));
    });
  });

  describe('a second request', () => {
    it.each(['identity', 'gzip', 'br'])('with the tag of the first is answered with 304, %s', async (encoding) => {
      const asked = { 'Accept-Encoding': encoding };
      const { headers } = await ask(server.url, paths.home('en'), asked);
      const again = await ask(server.url, paths.home('en'), { ...asked, 'If-None-Match': headers.etag ?? 'no tag' });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect((await ask(server.url, paths.home('de'), { ...asked, 'If-None-Match': headers.etag ?? '' })).status).toBe(200);
    });
  });

  describe('the services behind', () => {
    it('answer for their own, headers and all', async () => {
      for (const path of ['/api/openapi.json', '/api/nope', '/outbox', '/simulator/stripe/v3.js', '/operator/requests/x']) {
        expect(seen(await ask(server.url, path)), path).toEqual(seen(await ask(shop.url, path)));
        expect(servicePaths.some((first) => path.startsWith(`/${first}`))).toBe(true);
      }
    });

    it('hear who asks for what', async () => {
      const response = await fetch(`${server.url}/api/vendor/tours/quote`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: server.url },
        body: '{}',
      });
      expect(await response.json()).toMatchObject({ code: 'invalid_request' });
      const foreign = await fetch(`${server.url}/api/vendor/tours/quote`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
        body: '{}',
      });
      expect(foreign.status).toBe(403);
    });
  });
});
