import type { MiddlewareHandler } from 'hono';

/**
 * Whoever has a link to these pages may answer: no other site is told of it, and no search engine lists it. Where a form is sent the own
 * site is told, because a browser that says nothing of where it comes from names no origin either, and the form would be refused.
 */
export const unlisted =
  (referrers: 'no-referrer' | 'same-origin'): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.res.headers.set('Referrer-Policy', referrers);
    c.res.headers.set('X-Robots-Tag', 'noindex');
  };
