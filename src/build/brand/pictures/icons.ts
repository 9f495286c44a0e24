import sharp from 'sharp';

export type Logo = { light: string; dark: string };

const inner = (svg: string): string =>
  svg
    .replace(/^[^]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .trim();

/** One icon that turns with the browser's colour scheme. */
export const faviconOf = ({ light, dark }: Logo): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>.dark{display:none}' +
  '@media(prefers-color-scheme:dark){.light{display:none}.dark{display:block}}</style>' +
  `<g class="light">${inner(light)}</g><g class="dark">${inner(dark)}</g></svg>\n`;

/** The mark as PNG, without a ground. @param size edge in pixels */
export const markOf = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: size * 2 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/**
 * The icon of a home screen: the mark with a margin on the paper, because the system cuts its corners.
 * @param share of the edge that the mark takes
 */
export async function touchIconOf(svg: string, paper: string, size = 180, share = 0.68): Promise<Buffer> {
  const mark = Math.round(size * share);
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: paper } });
  return ground
    .composite([{ input: await markOf(svg, mark) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** `favicon.ico` for browsers that ask for that name only: a directory of one entry, then a PNG of 32 pixels. */
export async function icoOf(svg: string): Promise<Buffer> {
  const png = await markOf(svg, 32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
