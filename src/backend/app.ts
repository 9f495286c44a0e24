import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Backend } from './backend.ts';
import { claimBookings } from './account/guest-bookings.ts';
import { accountRoutes } from './account/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { callChangeRoutes } from './call-changes/routes.ts';
import { cruiseRoutes } from './cruises/routes.ts';
import { hotelRoutes } from './hotels/routes.ts';
import { providerRoutes } from './identity/mount.ts';
import { resetRoutes } from './identity/pages/reset-routes.tsx';
import { interactionRoutes } from './identity/pages/routes.tsx';
import { imageRoutes } from './images/routes.ts';
import { locationRoutes } from './location/routes.ts';
import { openIndex, type Index } from './catalogue/index-of.ts';
import { searchRoutes } from './search/routes.ts';
import { searchOf, type Search } from './search/search.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { newsletterPages } from './newsletter/pages.tsx';
import { outboxRoutes } from './mail/outbox-routes.tsx';
import { withSandbox } from './sandbox/place-order.ts';
import { sandboxPage } from './sandbox/page.tsx';
import { holdAsPlanned } from './sandbox/raise-prices.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { simulatorRoutes } from './simulators/routes.ts';
import type { Step } from './checkout/checkout.ts';
import { holdItems } from './checkout/hold-items.ts';
import { checkoutSteps, paymentIntentSteps } from './checkout/steps.ts';
import { requestRoutes } from './operators/routes.tsx';
import { suggestedTimeRoutes } from './suggested-times/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { shopperRoutes } from './checkout/routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { giftVoucherRoutes } from './gift-vouchers/routes.ts';
import { changesRoutes } from './changes/routes.ts';
import { waiverRoutes } from './waivers/routes.ts';
import { withdrawalRoutes } from './withdrawal/routes.ts';
import { webhookRoutes } from './checkout/webhook-routes.ts';
import { noticeRoutes } from './vendor/notices.ts';
import { vendorRoutes } from './vendor/routes.ts';
import { servicePaths } from '#domain/host-rules.ts';
import { jsonOnly, sameOrigin, shortBodies } from './http/guard.ts';
import { policyReports } from './http/policy-reports.ts';
import { noStore } from './http/no-store.ts';
import { openApi } from './http/openapi.ts';
import { plainForms, plainUrls } from './http/plain-requests.ts';
import { rateLimit } from './http/rate-limit.ts';
import { apiNotFound, onError } from './http/reply.ts';
import { securityHeaders } from './http/security-headers.ts';
import { pagesOf, type BuiltSite } from './site/pages.ts';
import type { Ask } from './site/pages-on-demand.ts';

/** In a minute, for each client address: well above what a household or a busy office needs, well below an attack. */
const mostPerMinute = { writes: 300, reads: 1_200, pagesOnDemand: 600 };

/** The services' own limit comes behind what must not wait for one: webhooks and reports. A simulator stands in for another's server. */
const limitedPaths = [...servicePaths.filter((name) => name !== 'api' && name !== 'simulator'), 'simulator/sandbox'];

const unlimited: MiddlewareHandler = (_, next) => next();

type ReadParts = { index: () => Index; search: Search };
type Parts = ReadParts & { steps: readonly Step[]; limit: MiddlewareHandler };

/** What shops read of the catalogue; pages that are rendered on demand ask for nothing else. */
function readRoutes(backend: Backend, { index, search }: ReadParts): Hono {
  const app = new Hono();
  // Before the vendor service, to which `ToursForCruises` could be a kind of product.
  app.route('/', cruiseRoutes(backend));
  app.route('/', hotelRoutes(backend));
  app.route('/', vendorRoutes(backend));
  app.route('/', locationRoutes(backend, index));
  app.route('/', searchRoutes(backend, search));
  return app;
}

/** How things are held and ordered, with what a sandbox has planned. */
function waysOf({ sandbox }: Backend, steps: readonly Step[]) {
  const way = (those: readonly Step[]) => (sandbox ? withSandbox(sandbox, those) : those);
  return { hold: sandbox ? holdAsPlanned : holdItems, steps: way(steps), paymentIntentSteps: way(paymentIntentSteps) };
}

/** All services of the embedded back end under `/api`, as one hono app. @param whole the app that they become a part of */
function services(backend: Backend, { index, search, steps, limit }: Parts, whole: Hono): Hono {
  const app = new Hono();
  const document = openApi(whole, backend.brand.name);
  app.route('/', policyReports(backend));
  app.use('/api/*', jsonOnly);
  app.route('/', webhookRoutes(backend));
  app.get('/api/*', compress());
  app.use('/api/*', limit);
  app.get('/api/openapi.json', (c) => c.json(document()));
  app.route('/', readRoutes(backend, { index, search }));
  app.route('/', noticeRoutes(backend));
  app.route('/', shopperRoutes(backend, waysOf(backend, steps)));
  app.route('/', sandboxRoutes(backend));
  app.route('/', accountRoutes(backend));
  app.route('/', bookingRoutes(backend));
  app.route('/', newsletterRoutes(backend));
  app.route('/', reviewRoutes(backend));
  app.route('/', waiverRoutes(backend));
  app.route('/', changesRoutes(backend));
  app.route('/', giftVoucherRoutes(backend));
  app.route('/', withdrawalRoutes(backend));
  app.all('/api/*', apiNotFound);
  return app;
}

/** How pages that are rendered on demand ask: no limit counts them, and nothing is compressed on the way. */
function askOf(app: Hono): Ask {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith('/') ? app.request(url, init) : fetch(input, init);
  };
}

function readServices(backend: Backend, parts: ReadParts): Hono {
  const app = readRoutes(backend, parts);
  app.onError(onError(backend.log));
  return app;
}

/**
 * The whole server as a hono app: services, images and, when `site` is given, its pages.
 * @param steps of the checkout
 */
export function createApp(backend: Backend, site?: BuiltSite, steps: readonly Step[] = checkoutSteps): Hono {
  const { clock, config, liveCatalogue } = backend;
  const { index, follow } = openIndex(backend);
  liveCatalogue.onChange(follow);
  const search = searchOf(backend, index);
  const { pagesOnDemand, ...forServices } = mostPerMinute;
  const { trustProxy } = config;
  const limit = config.rateLimits ? rateLimit({ ...forServices, trustProxy, clock }) : unlimited;
  const app = new Hono();
  app.onError(onError(backend.log));
  app.use(securityHeaders(config.siteUrl));
  for (const name of servicePaths) app.use(`/${name}/*`, noStore);
  app.use(plainUrls);
  app.use(sameOrigin(config.siteUrl));
  for (const name of limitedPaths) app.use(`/${name}/*`, limit);
  // Before anything that may read the body: the provider reads it itself.
  app.route('/', providerRoutes(backend));
  app.use(shortBodies);
  app.use(plainForms);
  app.route('/', services(backend, { index, search, steps, limit }, app));
  app.route('/', imageRoutes(backend));
  app.route('/', simulatorRoutes(backend));
  app.route('/', sandboxPage(backend));
  app.route('/', outboxRoutes(backend));
  app.route('/', requestRoutes(backend));
  app.route('/', suggestedTimeRoutes(backend));
  app.route('/', callChangeRoutes(backend));
  app.route('/', newsletterPages(backend));
  app.route('/', applicationRoutes(backend));
  app.route('/', interactionRoutes(backend));
  app.route('/', resetRoutes(backend, claimBookings));
  if (site !== undefined) {
    // Nobody who searches first is to wait for it.
    if (backend.makesReady) index();
    const limitPages = config.rateLimits ? rateLimit({ reads: pagesOnDemand, trustProxy, clock }) : unlimited;
    app.route('/', pagesOf(backend, site, { ask: askOf(readServices(backend, { index, search })), limitPages }));
  }
  return app;
}
