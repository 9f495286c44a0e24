import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoded = { bytes: Buffer<ArrayBuffer>; encoding?: 'br' | 'gzip' };

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

function accepted(acceptEncoding: string): 'br' | 'gzip' | undefined {
  const offers = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim());
  return (['br', 'gzip'] as const).find((name) => offers.some((offer) => offer.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(offer)));
}

/** Compresses for a client, or takes the copy that the build left beside `path`. */
export async function encode(bytes: Buffer<ArrayBuffer>, acceptEncoding: string, path?: string): Promise<Encoded> {
  const encoding = accepted(acceptEncoding);
  if (!encoding || bytes.length < worthwhile) return { bytes };
  const { extension, encode: compress } = encoders[encoding];
  const copy = path === undefined ? undefined : await readFile(path + extension).catch(() => undefined);
  return { bytes: copy ?? (await compress(bytes)), encoding };
}
