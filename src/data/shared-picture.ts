import { getImage } from 'astro:assets';
import { imageWidths } from '#contracts/pictures.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import type { Destination } from './destinations.ts';

/** What a link to the page shows in messengers and networks. `src` is a path or an address. */
export type SharedPicture = { src: string; width: number; height: number; alt: string };

/** The shape that networks show uncut, https://ogp.me and the cards of X. */
const shape = { width: 1200, height: 630 };

/** A destination's poster as JPEG, since not every messenger reads other formats; cut at its foot, for spires tell a city. */
export async function posterPicture({ poster, alt }: Pick<Destination, 'poster' | 'alt'>): Promise<SharedPicture> {
  const { src } = await getImage({ src: poster, ...shape, fit: 'cover', position: 'top', format: 'jpg', quality: 80 });
  return { src, ...shape, alt };
}

/** A tour's first picture as the image host has it: WebP, 4:3. `imageHost` is empty for the shop's own origin. */
export function tourPicture({ images, teaserImageUrl, tourName }: TourDetails, imageHost: string): SharedPicture {
  const width = Math.max(...imageWidths);
  return {
    src: pictureUrl(imageHost + (images[0]?.url ?? teaserImageUrl), width),
    width,
    height: (width * 3) / 4,
    alt: images[0]?.alt ?? tourName,
  };
}
