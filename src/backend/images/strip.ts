import sharp from 'sharp';
import { shapes } from './formats.ts';
import { hashOf, type Original } from './original.ts';

/** How many pictures stand one above the other: squares, in which more of each is seen than in one narrow cut. */
export const mostInStrip = 3;

async function stacked(originals: readonly Original[]): Promise<Buffer> {
  const { width } = shapes.strip;
  const height = Math.ceil(shapes.strip.height / originals.length);
  const pictures = await Promise.all(
    originals.map(async (original, index) => ({
      input: await sharp(await original.bytes(), { autoOrient: true })
        .resize(width, height, { fit: 'cover' })
        .png()
        .toBuffer(),
      left: 0,
      top: index * height,
    })),
  );
  return sharp({ create: { width, height: height * originals.length, channels: 3, background: 'white' } })
    .composite(pictures)
    .png()
    .toBuffer();
}

/** Pictures one above the other, as tall as a ticket. */
export const stripOf = (originals: readonly Original[]): Original => ({
  hash: hashOf('strip', ...originals.map(({ hash }) => hash)),
  bytes: () => stacked(originals),
});
