import { imageWidths, linkPicture } from '#contracts/pictures.ts';

/** In pixels. */
export type Format = { width: number; height: number; type: 'webp' | 'jpeg' };

/** 4:3, but the placeholder is 45 by 30 (requirements 9). */
const heightOf = (width: (typeof imageWidths)[number]): number => (width === 45 ? 30 : (width * 3) / 4);

/** What the image host has of every picture, by file name. */
export const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ...imageWidths.map((width): [string, Format] => [`${width}.webp`, { width, height: heightOf(width), type: 'webp' }]),
  [linkPicture.file, { width: linkPicture.width, height: linkPicture.height, type: 'jpeg' }],
]);

/** The strip beside a ticket's text, the picture on top of a mail, and the front of a gift voucher, at twice and more of what is shown. */
export const shapes = {
  strip: { width: 340, height: 1090, type: 'jpeg' },
  banner: { width: 1200, height: 600, type: 'jpeg' },
  front: { width: 1440, height: 1018, type: 'jpeg' },
} as const satisfies Record<string, Format>;
