import { getImage } from 'astro:assets';
import { linkPicture } from '#contracts/pictures.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { linkPictureUrl } from '#domain/picture-url.ts';
import type { Destination } from './destinations.ts';

/** What a link to the page shows in messengers and networks. `src` is a path or an address. */
export type SharedPicture = { src: string; width: number; height: number; alt: string };

/** What networks show uncut, https://ogp.me and the cards of X. */
const shape = { width: linkPicture.width, height: linkPicture.height };

/** A destination's poster as JPEG, since not every messenger reads other formats; cut at its foot, for spires tell a city. */
export async function posterPicture({ poster, alt }: Pick<Destination, 'poster' | 'alt'>): Promise<SharedPicture> {
  const { src } = await getImage({ src: poster, ...shape, fit: 'cover', position: 'top', format: 'jpg', quality: 80 });
  return { src, ...shape, alt };
}

/** A picture as the image host has it. `imageHost` is empty for the shop's own origin. */
export const hostedPicture = (url: string, alt: string, imageHost: string): SharedPicture => ({
  src: linkPictureUrl(imageHost + url),
  width: linkPicture.width,
  height: linkPicture.height,
  alt,
});

/** A tour's first picture. */
export const tourPicture = ({ images, teaserImageUrl, tourName }: TourDetails, imageHost: string): SharedPicture =>
  hostedPicture(images[0]?.url ?? teaserImageUrl, images[0]?.alt ?? tourName, imageHost);
