import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoded = { bytes: Buffer<ArrayBuffer>; encoding?: 'br' | 'gzip' };

const encoders = {
  br: { extension: '.br', encode: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) },
  gzip: { extension: '.gz', encode: (bytes: Buffer) => zip(bytes) },
} as const;

/** Files of these kinds are sent compressed; pictures and fonts are compressed already. */
export const textExtensions: ReadonlySet<string> = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
]);

/** Bytes. Below this, compressing costs more than it saves. */
export const worthwhile = 1_024;

/** What a client's Accept-Encoding leads to; undefined for none. */
export type Encoding = keyof typeof encoders | undefined;

export function acceptedOf(acceptEncoding: string): Encoding {
  const offers = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim());
  return (['br', 'gzip'] as const).find((name) => offers.some((offer) => offer.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(offer)));
}

export const encodeAs = async (encoding: Encoding, bytes: Buffer<ArrayBuffer>): Promise<Encoded> =>
  encoding ? { bytes: await encoders[encoding].encode(bytes), encoding } : { bytes };

/** Takes the copy that the build left beside `path`, or compresses for a client. */
export async function encode(bytes: Buffer<ArrayBuffer>, acceptEncoding: string, path: string): Promise<Encoded> {
  const encoding = acceptedOf(acceptEncoding);
  if (!encoding || bytes.length < worthwhile) return { bytes };
  const copy = await readFile(path + encoders[encoding].extension).catch(() => undefined);
  return copy ? { bytes: copy, encoding } : encodeAs(encoding, bytes);
}
