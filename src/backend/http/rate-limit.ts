import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { safeMethods } from './guard.ts';
import { limiter } from './limiter.ts';

/** Absent where the app is called without a socket. */
type Bindings = Partial<HttpBindings> | undefined;
type Limit = {
  /** Requests in a minute that change something, and that only read; without a number as many as come. */
  writes?: number;
  reads?: number;
  trustProxy: boolean;
  clock: () => Date;
};

/** The nearest proxy appends the address it was called from: the last entry cannot be forged by the client. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? (c.env as Bindings)?.incoming?.socket.remoteAddress ?? 'unknown';
}

/** Counts requests for each client address. @throws Refusal `too_many_requests` */
export function rateLimit({ writes, reads, trustProxy, clock }: Limit): MiddlewareHandler {
  const counterOf = (most: number | undefined) => most && limiter({ most, minutes: 1, clock });
  const counters = { writes: counterOf(writes), reads: counterOf(reads) };
  return async (c, next) => {
    const counter = safeMethods.has(c.req.method) ? counters.reads : counters.writes;
    if (counter) counter.count(addressOf(c, trustProxy));
    return next();
  };
}
