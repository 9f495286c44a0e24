import type { WishKind } from '../wish.ts';

/** Indoors or outdoors. What is both is half of what is wanted. */
export const setting: WishKind = {
  id: 'setting',
  fit: (tour, value) => {
    if (tour.setting === value) return 1;
    return tour.setting === 'both' ? 0.5 : 0;
  },
};
