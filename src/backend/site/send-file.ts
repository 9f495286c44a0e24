import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { cacheControlOf, revalidate, typeRules } from '#domain/host-rules.ts';
import { encode, textExtensions, worthwhile } from './encoding.ts';
import { policyOf } from '../http/security-headers.ts';
import type { SiteFile } from './site-files.ts';

const typeOf = (path: string): string =>
  typeRules.find(({ match }) => match.test(path))?.type ?? getMimeType(path) ?? 'application/octet-stream';

/** Weak: the same page in another encoding has the same tag. */
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

export const isFresh = (c: Context, etag: string): boolean =>
  (c.req.header('If-None-Match') ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');

/** Sends a file of the built site: compressed, with its tag and, for a page, with its policy as a header. */
export async function sendFile(c: Context, { path, bytes, isChanged }: SiteFile, status: 200 | 404 = 200): Promise<Response> {
  const extension = extname(path);
  const etag = etagOf(bytes);
  const policy = extension === '.html' ? policyOf(bytes.toString(), c.req.path) : undefined;
  if (policy) c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', status === 200 ? cacheControlOf(c.req.path) : revalidate);
  c.header('ETag', etag);
  const isCompressible = textExtensions.has(extension) && bytes.length >= worthwhile;
  if (isCompressible) c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && isFresh(c, etag)) return c.body(null, 304);
  const encoded = isCompressible ? await encode(bytes, c.req.header('Accept-Encoding') ?? '', isChanged ? undefined : path) : { bytes };
  if (encoded.encoding) c.header('Content-Encoding', encoded.encoding);
  c.header('Content-Type', typeOf(path));
  return c.body(encoded.bytes, status);
}
