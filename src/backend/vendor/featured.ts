import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { recommendedTours } from './recommended.ts';

const uses = (chosen: readonly Tour[], isAlike: (tour: Tour) => boolean): number => chosen.filter(isAlike).length;

/**
 * How often the city, then the kind of tour, is among the chosen already: the least used comes next, the most recommended of them first.
 */
function nextOf(rest: readonly Tour[], chosen: readonly Tour[]): Tour | undefined {
  const ranked = rest.map((tour) => ({
    tour,
    city: uses(chosen, ({ destination }) => destination.id === tour.destination.id),
    category: uses(chosen, ({ categories }) => categories[0] === tour.categories[0]),
  }));
  return ranked.sort((a, b) => a.city - b.city || a.category - b.category)[0]?.tour;
}

/** A choice spread over cities, then over first categories. */
export async function featuredTours(backend: Backend, size: number): Promise<Tour[]> {
  const chosen: Tour[] = [];
  const rest = [...(await recommendedTours(backend, 'tours'))];
  for (let next = nextOf(rest, chosen); next && chosen.length < size; next = nextOf(rest, chosen)) {
    chosen.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return chosen;
}
