import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal.ts';

export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(c: Context, origin: string, siteUrl: string): boolean {
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === c.req.header('Host'));
}

/** Refuses what another site's page sends: a browser names its origin on every POST, other clients have none. */
export const sameOrigin =
  (siteUrl: string): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin !== undefined && !safeMethods.has(c.req.method) && !isOwnOrigin(c, origin, siteUrl)) throw new Refusal('origin_refused');
    await next();
  };

/** A form of another site cannot send this type without asking first. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (!safeMethods.has(c.req.method) && type !== 'application/json') {
    throw new Refusal('invalid_request', { field: 'Content-Type', problem: 'must be application/json' });
  }
  await next();
};

const largestBody = 200_000;
const counted = bodyLimit({
  maxSize: largestBody,
  onError: () => {
    throw new Refusal('invalid_request', { field: '', problem: 'the body is too large' });
  },
});

/**
 * Refuses large bodies. Node holds a client to the length that it names: then nothing need be counted, which would make a stream of the
 * body.
 */
export const shortBodies: MiddlewareHandler = async (c, next) => {
  const length = c.req.header('Content-Length');
  const isKnown = length !== undefined && c.req.header('Transfer-Encoding') === undefined;
  return isKnown && Number(length) <= largestBody ? next() : counted(c, next);
};
