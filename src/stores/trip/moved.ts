import { computed } from 'nanostores';
import { $accountTrip } from './stored.ts';

/** How many stops went to the wishlist when two trips became one, until somebody has read it. */
export const $moved = computed($accountTrip, (known) => known?.moved ?? 0);

export function dismissMoved(): void {
  const known = $accountTrip.get();
  if (known) $accountTrip.set({ ...known, moved: 0 });
}
