import type { WishKind } from '../wish.ts';

/** At or near a landmark or in a neighbourhood. */
export const near: WishKind = {
  id: 'near',
  fit: (tour, value) => Math.max(...value.split('.').map((sight) => tour.sights.get(sight) ?? 0)),
};
