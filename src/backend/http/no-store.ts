import type { MiddlewareHandler } from 'hono';
import { safeMethods } from './guard.ts';

/**
 * What a service answers may be about somebody, so no cache stores it. Only a route that says how long its answer may be cached is
 * believed, and not where something was changed or somebody asked under their name.
 */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  const isPersonal = !safeMethods.has(c.req.method) || c.req.header('Authorization') !== undefined;
  const { headers } = c.res;
  if (isPersonal || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
};
