import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CategoryId } from '#contracts/common.ts';
import type { imageWidths } from '#contracts/pictures.ts';
import { composeScene } from './compose.ts';
import { root } from '../root.ts';

export type ImageWidth = (typeof imageWidths)[number];
export type Rendition = { bytes: Buffer<ArrayBuffer>; hash: string };

const cacheDirectory = join(root, '.cache', 'images');

/** 4:3, but the placeholder is 45 by 30 (requirements 9). */
const heightOf = (width: ImageWidth): number => (width === 45 ? 30 : (width * 3) / 4);

async function render(svg: string, width: ImageWidth): Promise<Buffer<ArrayBuffer>> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(width, heightOf(width), { fit: 'cover' })
    .removeAlpha()
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(data);
}

/** Whole or not at all: another process may read the cache at the same time. */
async function store(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(cacheDirectory, { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/**
 * A picture as WebP, 4:3, cached on disk under the hash of its drawing.
 * @param artwork folder of the drawings
 * @returns nothing when there is no such drawing
 */
export async function renditionOf(artwork: string, city: string, category: CategoryId, width: ImageWidth): Promise<Rendition | undefined> {
  const svg = composeScene(artwork, city, category);
  if (svg === undefined) return undefined;
  const hash = createHash('sha256').update(`${width}\n${svg}`).digest('hex').slice(0, 32);
  const file = join(cacheDirectory, `${hash}.webp`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return { bytes: cached, hash };
  const bytes = await render(svg, width);
  await store(file, bytes);
  return { bytes, hash };
}
