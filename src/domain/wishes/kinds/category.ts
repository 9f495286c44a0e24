import type { WishKind } from '../wish.ts';

/** What it is about. A tour's first category says most of it. */
export const category: WishKind = {
  id: 'category',
  fit: (tour, value) => {
    const places = value
      .split('.')
      .map((id) => tour.categories.findIndex((one) => one === id))
      .filter((at) => at >= 0);
    if (places.length === 0) return 0;
    return Math.min(...places) === 0 ? 1 : 0.7;
  },
};
