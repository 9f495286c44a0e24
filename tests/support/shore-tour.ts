import { weekdayIds } from '#contracts/attributes.ts';
import type { Catalogue, Tour } from '#backend/catalogue/catalogue.ts';

/** By the model that they are like in all but this. */
const names = {
  'fountains-and-squares-after-dark': {
    tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000004',
    slug: 'three-squares-before-all-aboard',
    tourName: { en: 'Three squares before all aboard', de: 'Drei Plätze, ehe alle an Bord sind' },
  },
  'roman-barcino-below-the-streets': {
    tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000005',
    slug: 'two-arcades-before-all-aboard',
    tourName: { en: 'Two arcades before all aboard', de: 'Zwei Arkaden, ehe alle an Bord sind' },
  },
  'gas-lamps-and-alleys-after-dark': {
    tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000006',
    slug: 'one-alley-before-all-aboard',
    tourName: { en: 'One alley before all aboard', de: 'Eine Gasse, ehe alle an Bord sind' },
  },
};

/** In Rome, Barcelona and London: they ask nothing, and run every day of the year. */
export const shoreTours = Object.values(names);

/**
 * The one in Rome. To guests of the late sailing (`sailings.ts`), who are ashore from half past seven and all aboard at half past eight,
 * its first start fits, the second is tight and the third comes too late.
 */
export const shoreTour = names['fountains-and-squares-after-dark'];
export const starts = { fits: '10:00', tight: '15:00', no: '17:00' } as const;

/** A private one in Rome, for which guests name the time: some are before the ship is there, and after it has gone. */
export const privateShoreTour = {
  tourId: 'c0ffee00-5ca1-4b1e-8f00-1a7e00000007',
  slug: 'by-old-car-before-all-aboard',
  tourName: { en: 'By old car before all aboard', de: 'Im alten Auto, ehe alle an Bord sind' },
};
export const privateStarts = { early: '06:00', fitting: ['10:00', '11:00', '12:00'], late: '20:00' } as const;

/** A tour like another one, that runs every day of the year. */
function daily(catalogue: Catalogue, modelSlug: string, tour: Partial<Tour>, times: string[]): Tour {
  const model = [...catalogue.tours.values()].find(({ slug }) => slug === modelSlug);
  const [season] = model?.schedule.seasons ?? [];
  if (!model || !season) throw new Error(`the catalogue has no ${modelSlug}`);
  const always = { ...season, from: '01-01', to: '12-31', weekdays: [...weekdayIds], times };
  return { ...model, ...tour, schedule: { ...model.schedule, seasons: [always], closed: [] } };
}

/** The catalogue with them. */
export function withShoreTours(catalogue: Catalogue): Catalogue {
  const added = [
    ...Object.entries(names).map(([slug, tour]) => daily(catalogue, slug, { ...tour, durationMinutes: 180 }, Object.values(starts))),
    daily(catalogue, 'seven-hills-by-vintage-car', privateShoreTour, [privateStarts.early, ...privateStarts.fitting, privateStarts.late]),
  ];
  return { ...catalogue, tours: new Map([...catalogue.tours, ...added.map((tour) => [tour.tourId, tour] as const)]) };
}
