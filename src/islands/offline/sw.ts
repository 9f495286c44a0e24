/** The service worker: what was seen once opens without a network connection. Built by `integration.ts`, which fills the list of pages. */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { localeOf, paths } from '#domain/routes.ts';
import { savedPath, ticketCache, ticketPath } from '#domain/saved-ticket.ts';
import { offeredLocales } from '#domain/offered-locales.ts';

declare const self: { __WB_MANIFEST: { url: string; revision: string }[]; location: Location; skipWaiting: () => Promise<void> };

const day = 86_400;
/** Neither a mistake nor a redirect is worth keeping. */
const whole: WorkboxPlugin = { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) };
const keep = (maxEntries: number, days: number): WorkboxPlugin[] => [
  whole,
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }) as WorkboxPlugin,
];

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });

// Tickets lie where the confirmation put them, and nowhere else.
registerRoute(({ url }) => savedPath.test(url.pathname), new CacheOnly({ cacheName: ticketCache }));
registerRoute(
  ({ url }) => ticketPath.test(url.pathname),
  new NetworkFirst({ cacheName: ticketCache, networkTimeoutSeconds: 3, plugins: [whole] }),
);

/** The installed app starts at `/`, which leads on to a language. The browser follows that redirect itself: it comes through as it is. */
const isPage = (path: string): boolean => path === '/' || (localeOf(path, offeredLocales) !== undefined && !path.includes('/checkout/'));

// A fresh page if the network answers within three seconds, else the one that was seen last.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url.pathname),
  new NetworkFirst({ cacheName: 'landfall-pages', networkTimeoutSeconds: 3, plugins: keep(60, 30) }),
);
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/_astro/'),
  new CacheFirst({ cacheName: 'landfall-assets', plugins: keep(300, 90) }),
);
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.origin === self.location.origin,
  new StaleWhileRevalidate({ cacheName: 'landfall-pictures', plugins: keep(200, 30) }),
);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error();
  const locale =
    localeOf(url.pathname, offeredLocales) ??
    navigator.languages.flatMap((tag) => offeredLocales.filter((one) => tag.startsWith(one)))[0] ??
    offeredLocales[0];
  return (await matchPrecache(paths.offline(locale))) ?? Response.error();
});
