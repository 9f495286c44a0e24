import * as v from 'valibot';

/** A picture at the image host: `url` + `/{width}.webp` is a rendition (see `imageWidths`). */
export const picture = v.object({ url: v.string(), alt: v.string() });

/** Widths in pixels at which the image host keeps every picture, 4:3; the placeholder of 45 is 45 by 30 (requirements 9). */
export const imageWidths = [45, 360, 720, 1200] as const;

/** What the image host keeps of every picture for links in messengers and networks: a JPEG of 1.91:1. */
export const linkPicture = { file: 'social.jpg', width: 1200, height: 630 } as const;
