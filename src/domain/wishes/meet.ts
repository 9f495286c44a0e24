import { wishKindIds, isWishKind, wishKinds } from './registry.ts';
import { keyOf, type Wish, type WishedTour } from './wish.ts';

export type Met = {
  /** From 0 to 1: how well it fits those wishes that it fits at all. */
  strength: number;
  /** Wishes that it does not fit. */
  unmet: readonly Wish[];
};

/** Holds a tour against wishes. */
export function meet(tour: WishedTour, wishes: readonly Wish[]): Met {
  let sum = 0;
  const unmet: Wish[] = [];
  for (const wish of wishes) {
    const fit = isWishKind(wish.kind) ? wishKinds[wish.kind].fit(tour, wish.value) : 0;
    if (fit === 0) unmet.push(wish);
    sum += fit;
  }
  return { strength: wishes.length === 0 ? 0 : sum / wishes.length, unmet };
}

/** What was typed in words is the subject: it is given up after all else but the place. */
const subject = wishKindIds.indexOf('category') + 0.5;
const rank = ({ kind }: Wish): number => (isWishKind(kind) ? wishKindIds.indexOf(kind) : subject);

/** What is given up together, and what that gives in addition. */
export type Relaxed<T> = { without: readonly Wish[]; tours: T[] };

/**
 * What comes near: tours that miss as few wishes as possible, by what they miss. What is given up first comes first.
 * @param missed tours, each with what it does not fit
 */
export function nearMisses<T extends { unmet: readonly Wish[] }>(missed: readonly T[]): Relaxed<T>[] {
  const fewest = Math.min(...missed.map(({ unmet }) => unmet.length));
  const nearest = missed.filter(({ unmet }) => unmet.length === fewest);
  const groups = Map.groupBy(nearest, ({ unmet }) => unmet.map(keyOf).join(','));
  return [...groups.values()]
    .map((tours) => ({ without: tours[0]?.unmet ?? [], tours }))
    .sort((a, b) => Math.max(...a.without.map(rank)) - Math.max(...b.without.map(rank)));
}
