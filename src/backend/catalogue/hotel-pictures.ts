import * as v from 'valibot';
import { folderAndName, part } from './pictures.ts';
import { text } from './text.ts';

/** Composed of a place, `artwork/places/<folder>/<name>.svg`, and of parts, the nearest last. All cities share the folder `hotels`. */
const drawn = v.strictObject({
  place: folderAndName,
  light: v.picklist(['day', 'night']),
  parts: v.optional(v.array(part), []),
  alt: text,
});

/** A photograph, which lies beside the hotel's file. */
const photograph = v.strictObject({
  photo: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*\.(?:jpg|png|webp|avif)$/, 'a file beside the hotel: lobby.jpg')),
  alt: text,
});

/** What a house looks like: its front, then a room, then what else there is. */
export const hotelPictures = v.pipe(v.array(v.union([drawn, photograph])), v.minLength(4, 'four pictures or more'));
export type HotelPicture = v.InferOutput<typeof hotelPictures>[number];

/** The files of a picture in the catalogue's folder, the farthest first. */
export const filesOfHotelPicture = (city: string, picture: HotelPicture): string[] =>
  'photo' in picture
    ? [`hotels/${city}/${picture.photo}`]
    : [`artwork/places/${picture.place}.svg`, ...picture.parts.map((one) => `artwork/parts/${one.part}.svg`)];
