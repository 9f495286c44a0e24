import { join } from 'node:path';
import type { BookedItem } from '#domain/booked-item.ts';
import type { Catalogue, Tour } from '../catalogue/catalogue.ts';
import { drawingsOf, photographPath, type DrawnPicture } from '../catalogue/pictures.ts';
import { filesOfHotelPicture } from '../catalogue/hotel-pictures.ts';
import { hotelsIn } from '../catalogue/hotels.ts';
import { compose, type Layer } from './compose.ts';
import { hashOf, readIfThere, type Original } from './original.ts';
import type { Light } from './palettes.ts';

type Folder = Pick<Catalogue, 'directory'>;

async function photograph({ directory }: Folder, path: string): Promise<Original | undefined> {
  const bytes = await readIfThere(join(directory, path));
  return bytes && { hash: hashOf(bytes), bytes: () => Promise.resolve(bytes) };
}

/** @param parts where the drawings after the first lie */
const layersOf = (light: Light, [place = '', ...files]: readonly string[], parts: DrawnPicture['parts']): Layer[] => [
  { file: `artwork/sky/${light}.svg` },
  { file: place },
  ...files.map((file, index) => {
    const { x = 0, y = 0, width = 1 } = parts[index] ?? {};
    return { file, at: { x, y, width } };
  }),
];

/** A city's poster: its landmark between what all posters have behind and in front of it. */
export const posterOf = ({ directory }: Folder, city: string): Promise<Original | undefined> =>
  compose(directory, {
    city,
    light: 'day',
    layers: ['poster/back', `landmarks/${city}`, 'poster/front'].map((name) => ({ file: `artwork/${name}.svg` })),
  });

const bySlug = new WeakMap<Catalogue['tours'], Map<string, Tour>>();

/** Read once for each state of the catalogue. */
function tourBy({ tours }: Pick<Catalogue, 'tours'>, city: string, slug: string): Tour | undefined {
  const known = bySlug.get(tours) ?? new Map([...tours.values()].map((tour) => [`${tour.destination.id}/${tour.slug}`, tour]));
  bySlug.set(tours, known);
  return known.get(`${city}/${slug}`);
}

type Picture = NonNullable<BookedItem['picture']>;

/** The picture, then the others of its tour. */
export function seriesFrom(catalogue: Pick<Catalogue, 'tours'>, picture: Picture): Picture[] {
  const { city, tour: slug, number } = picture;
  const pictures = (slug !== undefined && tourBy(catalogue, city, slug)?.pictures) || [];
  const others = pictures.map((_, index) => index + 1).filter((other) => other !== number);
  return [picture, ...others.map((other) => ({ ...picture, number: other }))];
}

/**
 * The picture of what was or can be booked.
 * @returns the city's poster where the tour has no such picture, or is gone; nothing where the city has none
 */
export async function originalOf(
  catalogue: Folder & Pick<Catalogue, 'tours'>,
  { city, tour: slug, number = 1 }: Picture,
): Promise<Original | undefined> {
  const picture = slug === undefined ? undefined : tourBy(catalogue, city, slug)?.pictures?.[number - 1];
  if (!picture) return posterOf(catalogue, city);
  if ('photo' in picture) return photograph(catalogue, photographPath(city, picture.photo));
  const layers = layersOf(picture.light, drawingsOf(city, picture), picture.parts);
  return compose(catalogue.directory, { city, light: picture.light, layers });
}

/**
 * A hotel's picture, by its number from 1.
 * @returns nothing where there is none
 */
export async function hotelOriginal(catalogue: Folder & Pick<Catalogue, 'hotels'>, city: string, slug: string, number: number) {
  const picture = hotelsIn(catalogue.hotels, city).find((hotel) => hotel.slug === slug)?.pictures[number - 1];
  if (!picture) return undefined;
  const files = filesOfHotelPicture(city, picture);
  if ('photo' in picture) return photograph(catalogue, files[0] ?? '');
  return compose(catalogue.directory, { city, light: picture.light, layers: layersOf(picture.light, files, picture.parts) });
}
