import * as v from 'valibot';
import { instant, uuid } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { serverNow } from '../browser/clock.ts';
import { tabAtom } from '../browser/storage.ts';

const latestHold = v.object({
  id: uuid,
  /** The tours whose checkout goes on with it; absent where none does, as long as its price is not agreed to. */
  checkout: v.optional(v.object({ tourIds: v.array(uuid), expiryTime: instant })),
});

/** What this tab had held last: the next hold gives its places back, so that nobody is sold out by himself. */
export const $latestHold = tabAtom<v.InferOutput<typeof latestHold> | null>('hold', v.nullable(latestHold), null);

/** A checkout goes on with the places of this cart. */
export function keepHold({ items, hold: { id, expiryTime } }: Cart): void {
  $latestHold.set({ id, checkout: { tourIds: items.map(({ tourId }) => tourId), expiryTime } });
}

/** Until when this tab's checkout holds places of a tour, where it does. */
export function heldUntil(tourId: string): string | undefined {
  const checkout = $latestHold.get()?.checkout;
  return checkout?.tourIds.includes(tourId) && Date.parse(checkout.expiryTime) > serverNow() ? checkout.expiryTime : undefined;
}
