import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { id, text } from './text.ts';

const onCanvas = v.pipe(v.number(), v.minValue(-1200), v.maxValue(2400));

export const folderAndName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'folder and name: paris/croissants'));

/** A drawing of `artwork/parts/`, its upper left corner and its width on a canvas of 1200 by 900. */
export const part = v.strictObject({
  part: folderAndName,
  x: onCanvas,
  y: onCanvas,
  width: v.pipe(v.number(), v.minValue(1), v.maxValue(2400)),
});

/** Composed of a place, `artwork/places/<city>/<place>.svg`, and of parts, the nearest last. */
const drawn = v.strictObject({ place: id, light: v.picklist(['day', 'night']), parts: v.array(part), alt: text });

/** An operator's photograph, which lies beside the tour's file. */
const photograph = v.strictObject({
  photo: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*\.(?:jpg|png|webp|avif)$/, 'a file beside the tour: steam-room.jpg')),
  alt: text,
});

export type DrawnPicture = v.InferOutput<typeof drawn>;
export type TourPicture = DrawnPicture | v.InferOutput<typeof photograph>;

/** What a tour looks like, the picture of its decisive moment first. */
export const tourPictures = v.pipe(
  v.array(
    v.lazy((input): v.GenericSchema<unknown, TourPicture> => (input && typeof input === 'object' && 'photo' in input ? photograph : drawn)),
  ),
  v.minLength(3, 'three pictures or more'),
);

/** The drawings of a picture in the catalogue's folder, the farthest first. */
export const drawingsOf = (city: string, { place, parts }: DrawnPicture): string[] => [
  `artwork/places/${city}/${place}.svg`,
  ...parts.map((one) => `artwork/parts/${one.part}.svg`),
];

export const photographPath = (city: string, photo: string): string => `tours/${city}/${photo}`;

const filesOf = (city: string, picture: TourPicture): string[] =>
  'photo' in picture ? [photographPath(city, picture.photo)] : drawingsOf(city, picture);

/** Names the first file that a tour's pictures need and the catalogue's folder does not have. */
export const missingFile = (directory: string, city: string, pictures: readonly TourPicture[] = []): string | undefined =>
  pictures.flatMap((picture) => filesOf(city, picture)).find((file) => !existsSync(join(directory, file)));
