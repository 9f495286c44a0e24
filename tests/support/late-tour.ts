import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { cataloguePath } from '#backend/root.ts';
import type { Backend } from '#backend/backend.ts';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import { copyCatalogue } from './copy-catalogue.ts';

/** A tour that the vendor took up after the site was built: its page is rendered on demand (decision 15 of docs/design.md). */
export const lateTour = {
  tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000001',
  slug: 'lanterns-along-the-tiber',
  tourName: { en: 'Lanterns along the Tiber', de: 'Laternen am Tiber' },
};

export type LateTour = typeof lateTour;

/** A tour that was on sale before this server started. */
export const goneTour: LateTour = {
  tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000002',
  slug: 'snow-on-the-aventine',
  tourName: { en: 'Snow on the Aventine', de: 'Schnee auf dem Aventin' },
};

const modelSlug = 'fountains-and-squares-after-dark';

/** The catalogue with a further tour; in all but its names it is like another one in Rome. */
export function withLateTour(catalogue: Catalogue, tour = lateTour): Catalogue {
  const model = [...catalogue.tours.values()].find(({ slug }) => slug === modelSlug);
  if (!model) throw new Error(`the catalogue has no ${modelSlug}`);
  return { ...catalogue, tours: new Map([...catalogue.tours, [tour.tourId, { ...model, ...tour }]]) };
}

/** As if the tour had been on sale until now. */
export async function withdraw({ catalogue, withdrawn }: Pick<Backend, 'catalogue' | 'withdrawn'>, tour: LateTour): Promise<void> {
  const before = withLateTour(catalogue, tour).tours.get(tour.tourId);
  await withdrawn.follow({ isWhole: false, tours: [{ before }], catalogue });
}

/** A tour's file in a folder like `content/catalogue`. */
const fileIn = (directory: string, slug: string): string => join(directory, 'tours', 'rome', `${slug}.yaml`);

/** Writes a tour in Rome as an editor would, or writes it anew. */
export function writeTour(tour: LateTour, directory: string): void {
  const model = parse(readFileSync(join(cataloguePath(), 'tours', 'rome', `${modelSlug}.yaml`), 'utf8')) as Record<string, unknown>;
  writeFileSync(fileIn(directory, tour.slug), stringify({ ...model, ...tour }));
}

export const withdrawTour = ({ slug }: LateTour, directory: string): void => rmSync(fileIn(directory, slug));

/** Writes the shop's own catalogue into a folder, and further tours into it. */
export function writeCatalogueWith(lateTours: readonly LateTour[], directory: string): void {
  copyCatalogue(directory);
  for (const tour of lateTours) writeTour(tour, directory);
}
