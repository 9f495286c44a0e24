import type { CategoryId } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';

type Kind = { id: CategoryId; title: string };

/** The categories that tours have, each once, those of most tours first. */
export function kindsOf(tours: readonly Pick<TourSummary, 'categories'>[]): Kind[] {
  const counted = new Map<CategoryId, Kind & { count: number }>();
  for (const { id, title } of tours.flatMap(({ categories }) => categories)) {
    counted.set(id, { id, title, count: (counted.get(id)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).map(({ id, title }) => ({ id, title }));
}
