import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { embeddedBase } from '#contracts/endpoint.ts';
import { userinfo } from '#contracts/documented/identity.ts';
import type { Backend } from '../backend.ts';
import { describing } from '../http/registry.ts';
import { mountPath } from '../http/reply.ts';
import { headersFor } from '../http/security-headers.ts';

const base = embeddedBase.identity;

/** The provider's own; pages with forms are `pages/routes.tsx`. */
const providerPaths = [
  '/.well-known/*',
  '/auth',
  '/auth/:uid',
  '/token',
  '/token/revocation',
  '/userinfo',
  '/jwks',
  '/session/end',
  '/session/end/*',
];

/** For what brings none of its own. The library adds the hash of the one script it has to a `script-src` that is there. */
const policy = "default-src 'none'; script-src 'report-sample'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Hands the provider Node's own request and response. It sees the public origin whatever proxies stand in front, because
 * that is where its URLs must lead, and the path below the mount, as the library wants it (`originalUrl`).
 */
export function providerRoutes({ identity, config }: Pick<Backend, 'identity' | 'config'>): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const answer = identity.callback();
  const site = new URL(config.siteUrl);
  // Those of `app.ts` do not reach an answer that the provider sends itself.
  const headers = { ...headersFor(config.siteUrl), 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };

  async function pass({ env: { incoming, outgoing } }: Context<{ Bindings: HttpBindings }>): Promise<Response> {
    const originalUrl = incoming.url ?? '/';
    Object.assign(incoming, { originalUrl, url: originalUrl.slice(base.length) });
    Object.assign(incoming.headers, { host: site.host, 'x-forwarded-host': site.host, 'x-forwarded-proto': site.protocol.slice(0, -1) });
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    await answer(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  }

  app.on(
    userinfo.method,
    mountPath(userinfo),
    describing(userinfo, (c: Parameters<typeof pass>[0]) => pass(c)),
  );
  for (const path of providerPaths) app.all(base + path, pass);
  return app;
}
