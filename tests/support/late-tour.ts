import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { cataloguePath } from '#backend/root.ts';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';

/** A tour that the vendor took up after the site was built: its page is rendered on demand (decision 15 of docs/design.md). */
export const lateTour = {
  tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000001',
  slug: 'lanterns-along-the-tiber',
  tourName: { en: 'Lanterns along the Tiber', de: 'Laternen am Tiber' },
};

export type LateTour = typeof lateTour;

const modelSlug = 'fountains-and-squares-after-dark';

/** The catalogue with the late tour; in all but its names it is like another one in Rome. */
export function withLateTour(catalogue: Catalogue): Catalogue {
  const model = [...catalogue.tours.values()].find(({ slug }) => slug === modelSlug);
  if (!model) throw new Error(`the catalogue has no ${modelSlug}`);
  return { ...catalogue, tours: new Map([...catalogue.tours, [lateTour.tourId, { ...model, ...lateTour }]]) };
}

/** Writes the shop's own catalogue into a folder, and further tours into it as an editor would. */
export function writeCatalogueWith(lateTours: readonly LateTour[], directory: string): void {
  cpSync(cataloguePath(), directory, { recursive: true });
  const tours = join(directory, 'tours', 'rome');
  const model = parse(readFileSync(join(tours, `${modelSlug}.yaml`), 'utf8')) as Record<string, unknown>;
  for (const tour of lateTours) writeFileSync(join(tours, `${tour.slug}.yaml`), stringify({ ...model, ...tour }));
}
