import sharp from 'sharp';
import { brand, logo } from './active.ts';

/** Edges in pixels of the icons that the web manifest names: `/icon-192.png`. */
export const iconSizes = [192, 512] as const;

/** Within the circle that every platform leaves when it cuts an icon to its own shape: https://www.w3.org/TR/appmanifest/#icon-masks */
const share = 0.56;

/** The brand's mark on its light paper, square, as PNG. @param size edge in pixels */
export async function drawIcon(size: number): Promise<Buffer<ArrayBuffer>> {
  const mark = await sharp(Buffer.from(logo.light), { density: 600 }).resize(Math.round(size * share), Math.round(size * share), { fit: 'inside' }).png().toBuffer();
  const paper = sharp({ create: { width: size, height: size, channels: 3, background: brand.themeColor.light } });
  return Buffer.from(await paper.composite([{ input: mark, gravity: 'centre' }]).png({ palette: true }).toBuffer());
}
