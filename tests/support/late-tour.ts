import type { Catalogue } from '#backend/catalogue/catalogue.ts';

/** A tour that the vendor took up after the site was built: only the shell page can show it (decision 15 of docs/design.md). */
export const lateTour = {
  tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000001',
  slug: 'lanterns-along-the-tiber',
  tourName: { en: 'Lanterns along the Tiber', de: 'Laternen am Tiber' },
};

const modelSlug = 'fountains-and-squares-after-dark';

/** The catalogue with the late tour; in all but its names it is like another one in Rome. */
export function withLateTour(catalogue: Catalogue): Catalogue {
  const model = [...catalogue.tours.values()].find(({ slug }) => slug === modelSlug);
  if (!model) throw new Error(`the catalogue has no ${modelSlug}`);
  return { ...catalogue, tours: new Map([...catalogue.tours, [lateTour.tourId, { ...model, ...lateTour }]]) };
}
