import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { cacheControlOf, revalidate, typeRules } from '#domain/host-rules.ts';
import { encode, textExtensions, worthwhile, type Encoded } from './encoding.ts';
import { policyOf } from '../http/security-headers.ts';
import type { SiteFile } from './site-files.ts';

const typeOf = (path: string): string =>
  typeRules.find(({ match }) => match.test(path))?.type ?? getMimeType(path) ?? 'application/octet-stream';

/** Weak: the same page in another encoding has the same tag. */
export const etagOf = (bytes: Buffer): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

export const isFresh = (c: Context, etag: string): boolean =>
  (c.req.header('If-None-Match') ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');

type Sent = {
  status: 200 | 404 | 410 | 503;
  bytes: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  cacheControl: string;
  /** A page's Content Security Policy. */
  policy: string | undefined;
  /** Absent where compressing is of no use. */
  encode?: ((acceptEncoding: string) => Promise<Encoded>) | undefined;
};

/** Sends what has a tag: nothing more where the client has it, else compressed as the client likes. */
export async function send(c: Context, { status, bytes, type, etag, cacheControl, policy, encode: encoded }: Sent): Promise<Response> {
  if (policy) c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  if (encoded) c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && isFresh(c, etag)) return c.body(null, 304);
  const body = (await encoded?.(c.req.header('Accept-Encoding') ?? '')) ?? { bytes };
  if (body.encoding) c.header('Content-Encoding', body.encoding);
  c.header('Content-Type', type);
  return c.body(body.bytes, status);
}

/** Sends a file of the built site: compressed, with its tag and, for a page, with its policy as a header. */
export async function sendFile(
  c: Context,
  { path, bytes }: SiteFile,
  status: 200 | 404 | 503 = 200,
  cacheControl = status === 200 ? cacheControlOf(c.req.path) : revalidate,
): Promise<Response> {
  const extension = extname(path);
  const isCompressible = textExtensions.has(extension) && bytes.length >= worthwhile;
  return send(c, {
    status,
    bytes,
    type: typeOf(path),
    etag: etagOf(bytes),
    cacheControl,
    policy: extension === '.html' ? policyOf(bytes.toString(), c.req.path) : undefined,
    encode: isCompressible ? (acceptEncoding) => encode(bytes, acceptEncoding, path) : undefined,
  });
}
