import { weekdayIds } from '#contracts/attributes.ts';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';

const modelSlug = 'fountains-and-squares-after-dark';

/**
 * A tour in Rome, every day of the year. To guests of the late sailing (`sailings.ts`), who are ashore from half past seven and all aboard
 * at half past eight, its first start fits, the second is tight and the third comes too late.
 */
export const shoreTour = {
  tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000004',
  slug: 'three-squares-before-all-aboard',
  tourName: { en: 'Three squares before all aboard', de: 'Drei Plätze, ehe alle an Bord sind' },
  durationMinutes: 180,
};
export const starts = { fits: '10:00', tight: '15:00', no: '17:00' } as const;

/** The catalogue with it. */
export function withShoreTour(catalogue: Catalogue): Catalogue {
  const model = [...catalogue.tours.values()].find(({ slug }) => slug === modelSlug);
  const [season] = model?.schedule.seasons ?? [];
  if (!model || !season) throw new Error(`the catalogue has no ${modelSlug}`);
  const always = { ...season, from: '01-01', to: '12-31', weekdays: [...weekdayIds], times: Object.values(starts) };
  const tour = { ...model, ...shoreTour, schedule: { ...model.schedule, seasons: [always], closed: [] } };
  return { ...catalogue, tours: new Map([...catalogue.tours, [tour.tourId, tour]]) };
}
