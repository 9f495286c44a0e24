import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { limiter } from './limiter.ts';

/** Absent where the app is called without a socket. */
type Bindings = Partial<HttpBindings> | undefined;
type Limit = { perMinute: number; trustProxy: boolean; clock: () => Date };

/** The nearest proxy appends the address it was called from: the last entry cannot be forged by the client. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? (c.env as Bindings)?.incoming?.socket.remoteAddress ?? 'unknown';
}

/** Counts POSTs for each client address. @throws Refusal `too_many_requests` */
export function rateLimit({ perMinute, trustProxy, clock }: Limit): MiddlewareHandler {
  const posts = limiter({ most: perMinute, minutes: 1, clock });
  return async (c, next) => {
    if (c.req.method === 'POST') posts.count(addressOf(c, trustProxy));
    return next();
  };
}
