import * as v from 'valibot';
import { instant, uuid } from '#contracts/common.ts';
import type { Hold } from '#contracts/holds.ts';
import { selection, type Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { serverNow } from '../browser/clock.ts';
import { tabAtom } from '../browser/storage.ts';

const latestHold = v.object({
  id: uuid,
  expiryTime: instant,
  /** What it has places for. */
  items: v.array(selection),
  /** Whether a checkout goes on with it; none does as long as its price is not agreed to. */
  isOfCheckout: v.boolean(),
});

/** What this tab had held last: the next hold gives its places back, so that nobody is sold out by himself. */
export const $latestHold = tabAtom<v.InferOutput<typeof latestHold> | null>('hold', v.nullable(latestHold), null);

/** Keeps in mind what has just been held. */
export function keepHold({ hold: { id, expiryTime }, items }: { hold: Hold; items: readonly Selection[] }, isOfCheckout: boolean): void {
  $latestHold.set({ id, expiryTime, items: items.map(selectionOf), isOfCheckout });
}

/** The checkout goes on with something else: these places are not its any more, and the next hold gives them back. */
export function leaveHold(): void {
  const held = $latestHold.get();
  if (held) $latestHold.set({ ...held, isOfCheckout: false });
}

function liveHold() {
  const held = $latestHold.get();
  return held && Date.parse(held.expiryTime) > serverNow() ? held : null;
}

/** What this tab has places for, in a checkout or not. */
export const heldSelections = (): readonly Selection[] => liveHold()?.items ?? [];

/** A departure; one of any time of a day, or of any day, where that is not chosen yet. */
type Departure = Pick<Selection, 'tourId'> & { queryDate?: string | null; startingTime?: string | null };

/** Until when this tab's checkout holds places on a departure, where it does. */
export function heldUntil({ tourId, queryDate, startingTime }: Departure): string | undefined {
  const held = liveHold();
  const isThis = (item: Selection): boolean =>
    item.tourId === tourId && (queryDate ?? item.queryDate) === item.queryDate && (startingTime ?? item.startingTime) === item.startingTime;
  return held?.isOfCheckout && held.items.some(isThis) ? held.expiryTime : undefined;
}
