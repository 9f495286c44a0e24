import type { MiddlewareHandler } from 'hono';
import { framedPaths } from '#domain/host-rules.ts';

/** For answers that no browser shows as a page; pages bring their own policy. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** Files that act, and are no pages. The service worker fetches for its pages, from the shop alone. */
export const filePolicies: Readonly<Record<string, string>> = { '/sw.js': `${nothingAllowed}; connect-src 'self'` };

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(self "https://js.stripe.com")',
};

/** The headers of design 6 that every answer has, policies apart; HSTS only where the shop is on https. */
export const headersFor = (siteUrl: string): Record<string, string> => ({
  ...always,
  ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});

/** Puts those headers on every answer, errors too; what an answer says itself stays. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const everywhere = Object.entries(headersFor(siteUrl));
  return async (c, next) => {
    await next();
    // Not `c.header`: once there is an answer, it makes another one for each header.
    const { headers } = c.res;
    for (const [name, value] of everywhere) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', filePolicies[c.req.path] ?? nothingAllowed);
  };
}

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;
const unescape: Record<string, string> = { '&#39;': "'", '&#x27;': "'", '&quot;': '"', '&amp;': '&' };

const withAncestors = (policy: string, ancestors: string): string => `${policy.trim().replace(/;$/, '')}; frame-ancestors ${ancestors}`;

/** Where browsers tell of what the policy of a page has stopped. */
export const reportsPath = '/api/csp-reports';

/** Pages on which money is paid: somebody has to hear of a script that nobody knows. */
const paysAt = /^\/[^/]+\/new\/checkout\//;

/** The policy of a page that was rendered on demand, and may not be framed. @param policy as Astro sends it */
export const unframed = (policy: string): string => withAncestors(policy, "'none'");

/**
 * A page's own policy as a header: the meta tag with the build's hashes, and what only a header can say.
 * @param path as the page is linked
 * @returns nothing for a page without the tag
 */
export function policyOf(html: string, path: string): string | undefined {
  const policy = metaPolicy.exec(html)?.[1]?.replace(/&(#39|#x27|quot|amp);/g, (entity) => unescape[entity] ?? entity);
  if (policy === undefined) return undefined;
  const complete = withAncestors(policy, framedPaths.includes(path) ? "'self'" : "'none'");
  return paysAt.test(path) ? `${complete}; report-uri ${reportsPath}` : complete;
}
