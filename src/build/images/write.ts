import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { BookedItem } from '#domain/booked-item.ts';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import { bookedPicturePath } from '#backend/catalogue/picture-path.ts';
import { inTurns } from '#domain/in-turns.ts';
import { formats, type Format } from '#backend/images/formats.ts';
import { originalOf } from '#backend/images/originals.ts';
import { renditionOf } from '#backend/images/rendition.ts';

type Picture = NonNullable<BookedItem['picture']>;
type File = { picture: Picture; file: string; format: Format };

/** Those of the tours, and the cities' posters. */
function picturesOf({ tours, destinations }: Catalogue): Picture[] {
  const ofTours = [...tours.values()].flatMap(({ destination, slug, pictures = [] }) =>
    pictures.map((_, index) => ({ city: destination.id, tour: slug, number: index + 1 })),
  );
  return [...[...destinations.keys()].map((city) => ({ city })), ...ofTours];
}

/** Writes every rendition that a tour or a city shows to `{directory}/images/…`, so that a CDN can serve them. @returns how many */
export async function writeRenditions(catalogue: Catalogue, directory: string): Promise<number> {
  const files: File[] = picturesOf(catalogue).flatMap((picture) => [...formats].map(([file, format]) => ({ picture, file, format })));
  const written = await inTurns(files, availableParallelism(), async ({ picture, file, format }) => {
    const original = await originalOf(catalogue, picture);
    if (!original) return false;
    const path = join(directory, bookedPicturePath(picture), file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, (await renditionOf(original, format)).bytes);
    return true;
  });
  return written.filter(Boolean).length;
}
