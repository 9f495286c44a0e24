import * as v from 'valibot';
import { fetchTrip, patchTrip, type Subject } from '#api/account.ts';
import { toServiceError } from '#api/service-error.ts';
import type { AccountTrip, TripPatch } from '#contracts/trip.ts';
import { isSamePlan, joinTrips } from '#domain/join-trips.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { wish, type Trip } from '#domain/trip.ts';
import { asSubject } from '../account/auth/resume.ts';
import { $session } from '../account/auth/session.ts';
import { isSaved } from '../account/saved-tours.ts';
import { saveTours } from '../account/wishlist.ts';
import { $accountTrip, $storedTrip, isSent } from './stored.ts';
import { $trip } from './trip.ts';

const tripIn = (data: AccountTrip): Trip =>
  Object.entries(data).map(([id, one]) => ({ id, productType: one.productType, ...selectionOf(one) }));

const isIn =
  (ids: readonly string[]) =>
  ({ id }: { id: string }) =>
    ids.includes(id);

/** What both had last, as far as it can still be read. */
const lastJoined = (): Trip => ($accountTrip.get()?.wishes ?? []).filter((one) => v.is(wish, one));

/** Those that the account did not take, and that are still what they were then. */
function stillRefused(): string[] {
  const { refused = [] } = $accountTrip.get() ?? {};
  const before = lastJoined().filter(isIn(refused));
  return before.filter((one) => $trip.get().some((now) => now.id === one.id && isSamePlan(now, one))).map(({ id }) => id);
}

/** The tours of what a trip has no room for go to the wishlist, and only then leave the trip. @returns how many are there now */
async function moveToWishlist(leftOver: Trip): Promise<number> {
  await saveTours(leftOver.map(({ tourId }) => tourId));
  const ids = leftOver.map(({ id }) => id);
  $storedTrip.set($trip.get().filter((one) => !isIn(ids)(one)));
  return leftOver.filter(({ tourId }) => isSaved(tourId)).length;
}

type Heard = { account: Trip; known: Trip; refused: readonly string[]; moved?: number };

/**
 * Joins what the account has with what is here.
 * @returns what the account has yet to be told
 * @throws ServiceError, and nothing has changed
 */
async function adopt(subject: Subject, { account, known, refused, moved = 0 }: Heard): Promise<TripPatch> {
  // Somebody has signed out meanwhile: it is not for this browser any more.
  if ($session.get()?.profile.sub !== subject.subjectId) return {};
  const { wishes, changes, leftOver } = joinTrips({ here: $trip.get(), account, known });
  if (leftOver.length > 0) {
    const more = await moveToWishlist(leftOver);
    return adopt(subject, { account, known, refused, moved: moved + more });
  }
  const isTold = ({ id }: { id: string }) => !(id in changes) || refused.includes(id);
  const told = [...wishes.filter(isTold), ...account.filter((one) => !isTold(one))];
  if (JSON.stringify(wishes) !== JSON.stringify($storedTrip.get())) $storedTrip.set(wishes);
  $accountTrip.set({
    wishes: told,
    refused: wishes.filter(isIn(refused)).map(({ id }) => id),
    moved: ($accountTrip.get()?.moved ?? 0) + moved,
  });
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !refused.includes(id)));
}

/** The wish that a refusal names: the shop does not have the product any more. */
function namedIn(error: unknown, changes: TripPatch): string | undefined {
  const { code, details } = toServiceError(error);
  return code === 'invalid_request' ? Object.keys(changes).find((id) => details['field'] === `data.${id}`) : undefined;
}

/** What the account does not take does not keep the rest from it. @throws ServiceError */
async function tell(subject: Subject, changes: TripPatch, refused: readonly string[]): Promise<Pick<Heard, 'account' | 'refused'>> {
  try {
    return { account: tripIn((await patchTrip(subject, changes)).data), refused };
  } catch (error) {
    const id = namedIn(error, changes);
    if (id === undefined) throw error;
    const { [id]: _, ...others } = changes;
    return tell(subject, others, [...refused, id]);
  }
}

/** Reads, joins and tells. */
async function join(): Promise<void> {
  const subject = await asSubject();
  const refusedBefore = stillRefused();
  const known = lastJoined().filter((one) => !isIn($accountTrip.get()?.refused ?? [])(one));
  const changes = await adopt(subject, { account: tripIn((await fetchTrip(subject)).data), known, refused: refusedBefore });
  if (Object.keys(changes).length === 0) return;
  // What is told is known from then on, so that what is taken out meanwhile stays out.
  const sent = $trip.get();
  const { account, refused } = await tell(subject, changes, refusedBefore);
  await adopt(subject, { account, known: sent.filter((one) => !isIn(refused)(one)), refused });
}

/** One after the other. Without an answer, what is here stays, and is sent at the next opportunity. */
let queue: Promise<void> = Promise.resolve();
const enqueue = (work: () => Promise<void>): Promise<void> => (queue = queue.then(work).catch(() => undefined));

/** Tells the account what has changed here; after a sign-in, makes one trip of both (record 0053). */
export const sendTrip = (): Promise<void> =>
  enqueue(async () => {
    if (!isSent()) await join();
  });

/** The same, and takes over what other devices have changed. */
export const readTrip = (): Promise<void> => enqueue(join);
