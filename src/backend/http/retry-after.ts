import type { Context } from 'hono';
import type { Refusal } from './refusal.ts';

/** Says in the header when a refused request may be sent again (RFC 9110, 10.2.3). @returns the minutes; nothing where that is unknown */
export function sendRetryAfter(c: Context, { details }: Refusal): number | undefined {
  const seconds = details?.['retryAfter'];
  if (typeof seconds !== 'number') return undefined;
  c.header('Retry-After', String(seconds));
  return Math.ceil(seconds / 60);
}
