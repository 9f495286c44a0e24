import { createHash } from 'node:crypto';

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const metaPolicy = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/i;
const hash = /\s'sha256-[\w+/=]+'/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the scripts and styles that stand in a page, as its policy names them. */
function hashesIn(html: string): Set<string> {
  const found = [...html.matchAll(inline)].filter(([, , attributes = '']) => !/\ssrc=/.test(attributes));
  return new Set(found.map(([, , , text = '']) => hashOf(text)));
}

/** Of what a policy of Astro's allows, what the page itself has. Hashes do not compress, and all of them were a fifth of a page. */
export function policyFor(html: string, policy: string): string {
  const own = hashesIn(html);
  return policy.replace(hash, (one) => (own.has(one.trim()) ? one : ''));
}

/**
 * Astro's policy names the scripts and styles of every page of the site. This leaves those that the page has itself.
 * @param html a built page; without a policy it stays as it is
 */
export const withOwnHashes = (html: string): string =>
  html.replace(metaPolicy, (_, before: string, policy: string, after: string) => `${before}${policyFor(html, policy)}${after}`);
