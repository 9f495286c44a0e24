import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { CategoryId } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import { placeCategory } from '#backend/catalogue/picture-path.ts';
import { inTurns } from '#data/in-turns.ts';
import { renditionOf, type ImageWidth } from '#backend/images/rendition.ts';

type Picture = { city: string; category: CategoryId; width: ImageWidth };

/** One for each category of a place's tours, and the place's own. */
function picturesOf({ tours, destinations }: Catalogue): Picture[] {
  return [...destinations.keys()].flatMap((city) => {
    const inCity = [...tours.values()].filter(({ destination }) => destination.id === city);
    const categories = new Set<CategoryId>([placeCategory, ...inCity.flatMap((tour) => tour.categories)]);
    return [...categories].flatMap((category) => imageWidths.map((width) => ({ city, category, width })));
  });
}

/** Writes every rendition that a tour shows to `{directory}/images/…`, so that a CDN can serve them. @returns how many */
export async function writeRenditions(catalogue: Catalogue, directory: string): Promise<number> {
  const written = await inTurns(picturesOf(catalogue), availableParallelism(), async ({ city, category, width }) => {
    const rendition = await renditionOf(catalogue.artwork, city, category, width);
    if (!rendition) return false;
    const file = join(directory, 'images', city, category, `${width}.webp`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, rendition.bytes);
    return true;
  });
  return written.filter(Boolean).length;
}
