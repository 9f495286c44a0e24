import type { TourSummary } from '#contracts/tours.ts';

/** In which respects neighbours are alike: the city, and the kind of tour. */
export type Likeness = { city: string; kind: string };

export const likenessOf = ({ location, categories }: Pick<TourSummary, 'location' | 'categories'>): Likeness => ({
  city: location.split(',')[0] ?? '',
  kind: categories[0]?.id ?? '',
});

/** How many neighbours may be alike. */
const mostAlike = 2;

/** So far down the order another one is looked for: what is much worse is not moved up to vary it. */
const reach = 40;

/** What is varied, the best first. */
const wishes: readonly (readonly (keyof Likeness)[])[] = [['city', 'kind'], ['kind'], ['city']];

/** Which of these comes next, after the last ones. */
function nextOf(near: readonly Likeness[], last: readonly Likeness[]): number {
  const isOneTooMany = (one: Likeness, key: keyof Likeness) => last.length === mostAlike && last.every((each) => each[key] === one[key]);
  for (const keys of wishes) {
    const index = near.findIndex((one) => keys.every((key) => !isOneTooMany(one, key)));
    if (index >= 0) return index;
  }
  return 0;
}

/**
 * The same order, changed as little as it takes that no more than two neighbours are from one city, or of one kind. Where there is no
 * choice, as in the list of one city, the kind alone counts, then, as in the list of one kind, the city alone, and then nothing.
 */
export function spread<T>(items: readonly T[], of: (item: T) => Likeness): T[] {
  const all = items.map((item) => ({ item, ...of(item) }));
  const near = all.slice(0, reach);
  const placed: typeof all = [];
  for (let next = near.length; near.length > 0; next += 1) {
    placed.push(...near.splice(nextOf(near, placed.slice(-mostAlike)), 1));
    near.push(...all.slice(next, next + 1));
  }
  return placed.map(({ item }) => item);
}
