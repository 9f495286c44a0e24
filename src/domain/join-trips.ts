import { mostItems } from '#contracts/common.ts';
import type { Planned, TripPatch } from '#contracts/trip.ts';
import { isSameSelection, selectionOf } from './products/selection.ts';
import { wishFor, type Trip, type Wish } from './trip.ts';

/** The trip of a browser and that of the account. */
export type Trips = {
  here: Trip;
  account: Trip;
  /** What the account had when this browser last heard of it; empty before it has. */
  known: Trip;
};

export type Joined = {
  /** What both make together: those of the browser in their order, then what the account has beside them. */
  wishes: Trip;
  /** What the account has yet to be told. */
  changes: TripPatch;
  /** Added in this browser, and more than a trip takes. They are neither in `wishes` nor in `changes`. */
  leftOver: Trip;
};

export const isSamePlan = (a: Planned, b: Planned): boolean => a.productType === b.productType && isSameSelection(a, b);

const byId = (wishes: Trip): Map<string, Wish> => new Map(wishes.map((one) => [one.id, one]));

/** What the account's wish is from now on; nothing where it was taken out here. */
function outcomeOf(theirs: Wish, ours: Wish | undefined, before: Wish | undefined): Wish[] {
  if (!ours) return before ? [] : [theirs];
  const isChangedHere = !before || !isSamePlan(ours, before);
  return [isChangedHere || isSamePlan(ours, theirs) ? ours : theirs];
}

function changesTo(account: Trip, wishes: Trip): TripPatch {
  const [theirs, all] = [byId(account), byId(wishes)];
  const isKnown = (one: Wish): boolean => {
    const there = theirs.get(one.id);
    return there !== undefined && isSamePlan(one, there);
  };
  return Object.fromEntries([
    ...wishes.filter((one) => !isKnown(one)).map((one) => [one.id, { productType: one.productType, ...selectionOf(one) }] as const),
    ...account.filter(({ id }) => !all.has(id)).map(({ id }) => [id, null] as const),
  ]);
}

/**
 * One trip of two (record 0053). What was added on either side is in it, the same selection once; what was taken out on either side is
 * not; of what was changed on both, the browser's counts.
 */
export function joinTrips({ here, account, known }: Trips): Joined {
  const [ours, theirs, before] = [byId(here), byId(account), byId(known)];
  const kept = account.flatMap((one) => outcomeOf(one, ours.get(one.id), before.get(one.id)));
  const added = here.filter((one) => !theirs.has(one.id) && !before.has(one.id) && !wishFor(kept, one));
  const room = mostItems - kept.length;
  const all = byId([...kept, ...added.slice(0, room)]);
  const wishes = [...here.flatMap(({ id }) => all.get(id) ?? []), ...kept.filter(({ id }) => !ours.has(id))];
  return { wishes, changes: changesTo(account, wishes), leftOver: added.slice(room) };
}
