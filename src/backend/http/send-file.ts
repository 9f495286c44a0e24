import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { encode } from './encoding.ts';
import { policyOf } from './security-headers.ts';
import type { SiteFile } from './site-files.ts';

const text = new Set(['.html', '.css', '.js', '.mjs', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/** What machines fetch again and again under a name that stays: icons, manifest, sitemaps, feeds. */
const steady = new Set(['.png', '.svg', '.xml', '.txt', '.webmanifest']);

/** The build puts a hash into every name under `/_astro/`; pages are asked for again each time. */
function cacheControl(pathname: string, extension: string): string {
  if (pathname.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return steady.has(extension) ? 'public, max-age=3600' : 'public, max-age=0, must-revalidate';
}

/** A feed's name ends as any XML file's does. */
const typeOf = (path: string): string => (basename(path) === 'rss.xml' ? 'application/rss+xml' : getMimeType(path) ?? 'application/octet-stream');

/** Weak: the same page in another encoding has the same tag. */
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

export const isFresh = (c: Context, etag: string): boolean =>
  (c.req.header('If-None-Match') ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');

/** Sends a file of the built site: compressed, with its tag and, for a page, with its policy as a header. */
export async function sendFile(c: Context, { path, bytes }: SiteFile, status: 200 | 404 = 200): Promise<Response> {
  const extension = extname(path);
  const etag = etagOf(bytes);
  const policy = extension === '.html' ? policyOf(bytes.toString()) : undefined;
  if (policy) c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', cacheControl(c.req.path, extension));
  c.header('ETag', etag);
  if (text.has(extension)) c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && isFresh(c, etag)) return c.body(null, 304);
  const encoded = text.has(extension) ? await encode(bytes, c.req.header('Accept-Encoding') ?? '', path) : { bytes };
  if (encoded.encoding) c.header('Content-Encoding', encoded.encoding);
  c.header('Content-Type', typeOf(path));
  return c.body(encoded.bytes, status);
}
