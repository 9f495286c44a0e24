import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../root.ts';
import type { Format } from './formats.ts';
import { hashOf, type Original } from './original.ts';

type Bytes = Buffer<ArrayBuffer>;
export type Rendition = { bytes: Bytes; hash: string };

const cacheDirectory = join(root, '.cache', 'images');

/** From the middle, the right way up. */
async function render(original: Original, { width, height, type }: Format): Promise<Bytes> {
  const picture = sharp(await original.bytes(), { autoOrient: true })
    .resize(width, height, { fit: 'cover' })
    .removeAlpha();
  const written = type === 'webp' ? picture.webp({ quality: 82, smartSubsample: true }) : picture.jpeg({ quality: 80, mozjpeg: true });
  return Buffer.from(await written.toBuffer());
}

/** Whole or not at all: another process may read the cache at the same time. */
async function store(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(cacheDirectory, { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}

const underWay = new Map<string, Promise<Bytes>>();

/** Once for all who ask at the same time. */
function drawn(hash: string, draw: () => Promise<Bytes>): Promise<Bytes> {
  const known = underWay.get(hash);
  if (known) return known;
  const drawing = draw().finally(() => underWay.delete(hash));
  underWay.set(hash, drawing);
  return drawing;
}

async function draw(file: string, original: Original, format: Format): Promise<Bytes> {
  const bytes = await render(original, format);
  await store(file, bytes);
  return bytes;
}

/** A picture in a format, made when it is first asked for and cached on disk under the hash of what it is made of. */
export async function renditionOf(original: Original, format: Format): Promise<Rendition> {
  const hash = hashOf(JSON.stringify(format), original.hash);
  const file = join(cacheDirectory, `${hash}.${format.type}`);
  const cached = await readFile(file).catch(() => undefined);
  return { bytes: cached ?? (await drawn(hash, () => draw(file, original, format))), hash };
}
