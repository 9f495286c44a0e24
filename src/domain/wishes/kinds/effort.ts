import type { WishKind } from '../wish.ts';

/** How strenuous. Between easy and demanding lies what half fits both. */
export const effort: WishKind = {
  id: 'effort',
  fit: (tour, value) => {
    if (tour.effort === value) return 1;
    return tour.effort === 'moderate' ? 0.4 : 0;
  },
};
