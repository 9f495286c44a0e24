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
import { atMost } from '../browser/at-most.ts';
import { $accountTrip, $storedTrip, isSent } from './stored.ts';
import { $trip } from './trip.ts';

const tripIn = (data: AccountTrip): Trip =>
  Object.entries(data).map(([id, one]) => ({ id, productType: one.productType, ...selectionOf(one) }));

const isOneOf = (ids: readonly string[], { id }: { id: string }): boolean => ids.includes(id);

/** What both had last, as far as it can still be read. */
const lastJoined = (): Trip => ($accountTrip.get()?.wishes ?? []).filter((one) => v.is(wish, one));

/** Those that the account did not take, and that are still what they were then. */
function stillRefused(): string[] {
  const { refused = [] } = $accountTrip.get() ?? {};
  const before = lastJoined().filter((one) => isOneOf(refused, one));
  return before.filter((one) => $trip.get().some((now) => now.id === one.id && isSamePlan(now, one))).map(({ id }) => id);
}

/** What the account has, and what of it this browser has heard of before. */
type Heard = { account: Trip; known: Trip };

/** Somebody may have signed out while an answer was on its way: it is not for this browser then. */
const isStillHere = ({ subjectId }: Subject): boolean => $session.get()?.profile.sub === subjectId;

/** What a trip has no room for leaves it once the wishlist has its tours. @returns how many of them are there now @throws ServiceError */
async function makeRoom(heard: Heard): Promise<number> {
  const { leftOver } = joinTrips({ here: $trip.get(), ...heard });
  if (leftOver.length === 0) return 0;
  await saveTours(leftOver.map(({ tourId }) => tourId));
  const ids = leftOver.map(({ id }) => id);
  $storedTrip.set($trip.get().filter((one) => !isOneOf(ids, one)));
  return leftOver.filter(({ tourId }) => isSaved(tourId)).length + (await makeRoom(heard));
}

/**
 * Joins what the account has with what is here.
 * @param refused ids of those that the account does not take
 * @returns what the account has yet to be told
 * @throws ServiceError, and nothing is joined
 */
async function adopt(subject: Subject, heard: Heard, refused: readonly string[]): Promise<TripPatch> {
  const moved = isStillHere(subject) ? await makeRoom(heard) : 0;
  if (!isStillHere(subject)) return {};
  const { account } = heard;
  const { wishes, changes } = joinTrips({ here: $trip.get(), ...heard });
  const isTold = (one: { id: string }): boolean => !(one.id in changes) || isOneOf(refused, one);
  const told = [...wishes.filter(isTold), ...account.filter((one) => !isTold(one))];
  if (JSON.stringify(wishes) !== JSON.stringify($storedTrip.get())) $storedTrip.set(wishes);
  $accountTrip.set({
    wishes: told,
    refused: wishes.map(({ id }) => id).filter((id) => refused.includes(id)),
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
async function tell(
  subject: Subject,
  changes: TripPatch,
  refused: readonly string[],
): Promise<{ account: Trip; refused: readonly string[] }> {
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
  const known = lastJoined().filter((one) => !isOneOf($accountTrip.get()?.refused ?? [], one));
  const account = tripIn((await fetchTrip(subject)).data);
  const changes = await adopt(subject, { account, known }, refusedBefore);
  if (Object.keys(changes).length === 0) return;
  // What is told is known from then on, so that what is taken out meanwhile stays out.
  const sent = $trip.get();
  const answer = await tell(subject, changes, refusedBefore);
  const knownNow = sent.filter((one) => !isOneOf(answer.refused, one));
  await adopt(subject, { account: answer.account, known: knownNow }, answer.refused);
}

const oneByOne = atMost(1);

/** Without an answer, what is here stays, and is sent at the next opportunity. */
const inItsTurn = (work: () => Promise<void>): Promise<void> => oneByOne(work).catch(() => undefined);

/** Tells the account what has changed here; after a sign-in, makes one trip of both (record 0053). */
export const sendTrip = (): Promise<void> =>
  inItsTurn(async () => {
    if (!isSent()) await join();
  });

/** The same, and takes over what other devices have changed. */
export const readTrip = (): Promise<void> => inItsTurn(join);
