import { getImage } from 'astro:assets';
import type { Locale } from '#contracts/common.ts';
import type { GiftDesign } from '#domain/gift-design.ts';
import { getDestinations, type Destination } from './destinations.ts';

const widths = [240, 360, 540, 720, 1080];
const middle = 540;

async function designOf({ id, label: name, alt, poster: src }: Destination): Promise<GiftDesign> {
  const [{ src: picture }, { srcSet }] = await Promise.all([
    getImage({ src, width: middle, format: 'webp' }),
    getImage({ src, widths, format: 'webp' }),
  ]);
  return { id, name, alt, picture, srcSet: srcSet.attribute };
}

/**
 * The poster of every destination: first those that the editors offer to choose from, in their order.
 * @param offered ids of destinations @throws Error naming one that there is not
 */
export async function getGiftDesigns(locale: Locale, offered: readonly string[]): Promise<GiftDesign[]> {
  const places = await getDestinations(locale);
  const unknown = offered.find((id) => !places.some((place) => place.id === id));
  if (unknown !== undefined) throw new Error(`content/pages/${locale}/giftVouchers.md: there is no destination ${unknown}`);
  const rank = ({ id }: Destination): number => (offered.includes(id) ? offered.indexOf(id) : offered.length);
  return Promise.all(places.toSorted((a, b) => rank(a) - rank(b)).map(designOf));
}
