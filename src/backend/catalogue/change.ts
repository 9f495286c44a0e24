import type { Catalogue, Tour } from './catalogue.ts';
import { areSame, type Cruises } from './cruises.ts';

/** A tour that was added, changed or withdrawn. */
export type TourChange = { before?: Tour | undefined; after?: Tour | undefined };

/** What is no longer as it was. */
export type CatalogueChange = {
  /** Places, rates, labels or what a search understands have changed: all pages, prices and results. */
  isWhole: boolean;
  tours: TourChange[];
  /** All cruises as they were before, where a line, ship, port or sailing has changed. */
  cruisesBefore?: Cruises;
  /** The catalogue as it is now. */
  catalogue: Catalogue;
};

const shared = ['rates', 'categoryLabels', 'ageGroupLabels', 'sights', 'vocabulary'] as const;

/** Compares by identity: what was not read anew is the same object. */
export function changeBetween(before: Catalogue, after: Catalogue): CatalogueChange {
  const ids = new Set([...before.tours.keys(), ...after.tours.keys()]);
  const tours = [...ids]
    .map((id) => ({ before: before.tours.get(id), after: after.tours.get(id) }))
    .filter((tour) => tour.before !== tour.after);
  const places = new Set([...before.destinations.keys(), ...after.destinations.keys()]);
  const isWhole =
    shared.some((name) => before[name] !== after[name]) ||
    [...places].some((id) => before.destinations.get(id) !== after.destinations.get(id));
  const cruises = areSame(before.cruises, after.cruises) ? {} : { cruisesBefore: before.cruises };
  return { isWhole, tours, ...cruises, catalogue: after };
}
