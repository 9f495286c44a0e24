import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/** Absent where the app is called without a socket. */
type Bindings = Partial<HttpBindings> | undefined;
type Limit = { perMinute: number; trustProxy: boolean; clock: () => Date };

/** The nearest proxy appends the address it was called from: the last entry cannot be forged by the client. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? (c.env as Bindings)?.incoming?.socket.remoteAddress ?? 'unknown';
}

/** Counts POSTs for each client address, minute by minute. @throws Refusal `too_many_requests` */
export function rateLimit({ perMinute, trustProxy, clock }: Limit): MiddlewareHandler {
  let minute = 0;
  const counts = new Map<string, number>();
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const current = Math.floor(clock().getTime() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const address = addressOf(c, trustProxy);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > perMinute) throw new Refusal('too_many_requests');
    return next();
  };
}
