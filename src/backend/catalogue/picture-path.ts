import type { BookedItem } from '#domain/booked-item.ts';
import type { Tour } from './catalogue.ts';
import type { Hotel } from './hotels.ts';

/** In the place of a tour's slug, where the picture is the city's poster. */
export const posterName = 'sightseeing';

/** The city's poster at the image host; `/{width}.webp` is a rendition of it. */
export const cityPicturePath = (city: string): string => `/images/${city}/${posterName}`;

type Pictured = Pick<Tour, 'destination' | 'slug' | 'pictures'>;

/** A tour's pictures at the image host, the most telling first: never none. */
export const picturePathsOf = ({ destination: { id: city }, slug, pictures }: Pictured): [string, ...string[]] =>
  pictures ? (pictures.map((_, index) => `/images/${city}/${slug}/${index + 1}`) as [string, ...string[]]) : [cityPicturePath(city)];

/** The picture of what was booked at the image host. */
export const bookedPicturePath = ({ city, tour, number }: NonNullable<BookedItem['picture']>): string =>
  tour === undefined || number === undefined ? cityPicturePath(city) : `/images/${city}/${tour}/${number}`;

/** A hotel's pictures at the image host, its front first. */
export const hotelPicturePathsOf = ({ destination: { id: city }, slug, pictures }: Hotel): string[] =>
  pictures.map((_, index) => `/images/${city}/hotels/${slug}/${index + 1}`);
