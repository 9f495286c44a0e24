import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '#contracts/common.ts';
import { machinePaths } from '#domain/machine-paths.ts';
import { paths } from '#domain/routes.ts';
import { ask, textOf } from '#tests/support/ask.ts';
import { startNginxCache, startVarnish } from '#tests/support/caches.ts';
import { freePort } from '#tests/support/free-port.ts';
import { lateTour, withdrawTour, writeCatalogueWith, writeTour, type LateTour } from '#tests/support/late-tour.ts';
import { startProductionServer } from '#tests/support/production-server.ts';
import type { WebServer } from '#tests/support/web-server.ts';

/** Design 5: a changed tour on page, lists, search, sitemap. */
const mostMilliseconds = 10_000;

/** Two servers behind each cache: it is right when it is right so often in a row, whichever is asked. */
const timesInARow = 4;

/** Milliseconds between two questions, so that asking is not what keeps the servers from answering. */
const interval = 250;

const renamed: LateTour = { ...lateTour, tourName: { en: 'Lanterns after the rain', de: 'Laternen nach dem Regen' } };

type Seen = { status: number; text: string };
type IsRight = (seen: Seen, locale: Locale) => boolean;
type Place = { name: string; path: (locale: Locale) => string };

const page: Place = { name: 'page', path: (locale) => paths.tour(locale, `tours/rome/${lateTour.slug}-${lateTour.tourId}`) };
const places: readonly Place[] = [
  { name: 'list', path: (locale) => paths.city(locale, 'tours', 'rome') },
  {
    name: 'search',
    path: (locale) => `/api/search?query=${encodeURIComponent(lateTour.slug)}&lang=${locale}&currency=EUR&expanded=true`,
  },
];
const sitemap: Place = { name: 'sitemap', path: machinePaths.sitemap };
const feed: Place = { name: 'feed', path: machinePaths.feed };

const isShown = ({ status, text }: Seen, tour: LateTour, locale: Locale): boolean => status === 200 && text.includes(tour.tourName[locale]);
const isAbsent = ({ status, text }: Seen): boolean =>
  status === 200 && [lateTour, renamed].every(({ tourName, tourId }) => !text.includes(tourName.en) && !text.includes(tourId));

/** Asks until the answer is right, some times in a row. @returns milliseconds since `began` @throws Error after the limit */
const untilRight = (cache: WebServer, path: string, isRight: (seen: Seen) => boolean, began: number): Promise<number> =>
  vi.waitFor(
    async () => {
      const since = Date.now() - began;
      for (let time = 0; time < timesInARow; time += 1) {
        const answer = await ask(cache.url, path);
        const { status } = answer;
        if (!isRight({ status, text: textOf(answer) })) throw new Error(`${path} is not right after ${mostMilliseconds} ms: ${status}`);
      }
      return since;
    },
    { timeout: mostMilliseconds, interval },
  );

describe.each([
  ['knows nothing of changes', false],
  ['is told of changes', true],
])('a change of the catalogue, on two servers behind a cache that %s', (name, isTold) => {
  const directory = mkdtempSync(join(tmpdir(), 'landfall-live-'));
  const stops: (() => Promise<void>)[] = [];
  const caches: Record<string, WebServer> = {};

  beforeAll(async () => {
    writeCatalogueWith([], directory);
    const [nginxPort, varnishPort] = await Promise.all([freePort(), freePort()]);
    const [nginxUrl, varnishUrl] = [`http://127.0.0.1:${nginxPort}`, `http://127.0.0.1:${varnishPort}`];
    const settings = {
      ...{ CATALOGUE_DIR: directory, DATA_DIR: 'memory://', RATE_LIMITS: 'false', SITE_URL: varnishUrl },
      ...(isTold ? { NGINX_URLS: nginxUrl, VARNISH_URLS: varnishUrl } : {}),
    };
    const servers = await Promise.all([startProductionServer([], settings), startProductionServer([], settings)]);
    stops.push(...servers.map(({ stop }) => stop));
    const origins = servers.map(({ url }) => url);
    caches['nginx'] = await startNginxCache(origins, nginxPort);
    caches['Varnish'] = await startVarnish(origins, varnishPort);
    stops.unshift(caches['nginx'].stop, caches['Varnish'].stop);
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Waits until every place is right in each language behind each cache, and prints how long each took. */
  async function right(change: string, wanted: readonly (readonly [Place, IsRight])[]): Promise<void> {
    const began = Date.now();
    const all = Object.entries(caches).flatMap(([cache, server]) =>
      wanted.map(async ([place, isRight]) => {
        const times = await Promise.all(
          locales.map((locale) => untilRight(server, place.path(locale), (seen) => isRight(seen, locale), began)),
        );
        return `${cache} ${place.name} ${Math.max(...times)}`;
      }),
    );
    console.info(`${change}, ${name}, ms: ${(await Promise.all(all)).join(', ')}`);
  }

  const shows = (tour: LateTour) => (seen: Seen, locale: Locale) => isShown(seen, tour, locale);
  const lists = (seen: Seen) => seen.status === 200 && seen.text.includes(lateTour.tourId);

  it(
    'is on page, lists, search and sitemap within 10 s: a tour is added, changed, withdrawn and offered again',
    { timeout: 90_000 },
    async () => {
      await right('before', [
        [page, ({ status }) => status === 404],
        ...[...places, sitemap, feed].map((place) => [place, isAbsent] as const),
      ]);
      writeTour(lateTour, directory);
      await right('added', [...[page, ...places].map((place) => [place, shows(lateTour)] as const), [sitemap, lists]]);
      writeTour(renamed, directory);
      await right('changed', [...[page, ...places].map((place) => [place, shows(renamed)] as const), [sitemap, lists]]);
      withdrawTour(renamed, directory);
      await right('withdrawn', [
        [page, ({ status, text }, locale) => status === 410 && text.includes(renamed.tourName[locale])],
        ...[...places, sitemap, feed].map((place) => [place, isAbsent] as const),
      ]);
      writeTour(lateTour, directory);
      await right('offered again', [...[page, ...places].map((place) => [place, shows(lateTour)] as const), [sitemap, lists]]);
    },
  );

  it.runIf(isTold)('keeps a page until it is told', async () => {
    const path = page.path('en');
    await ask(caches['nginx']?.url ?? '', path);
    const { headers } = await ask(caches['nginx']?.url ?? '', path);
    expect(headers['x-cache']).toBe('HIT');
    expect(headers['cache-tag']).toBe(`catalogue,tour-${lateTour.tourId}`);
  });
});
