import type { WishKind } from '../wish.ts';

/** For one party alone. */
export const group: WishKind = { id: 'group', fit: (tour) => (tour.isPrivate ? 1 : 0) };
