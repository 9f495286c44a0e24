import type { TripPatch } from '#contracts/trip.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Trip, Wish } from '#domain/trip.ts';
import { json, refusal, type Call, type fakeServices } from './fake-services.ts';

export const getsTrip = 'GET /user/trip';
export const postsTrip = 'POST /user/trip';

/** Stands in for the account's trip on the server. @param gone id of a tour that the shop has no more */
export function tripAccount(services: ReturnType<typeof fakeServices>, wishes: Trip, gone?: string) {
  const plan = ({ productType, ...selection }: Omit<Wish, 'id'>) => ({ productType, ...selectionOf(selection) });
  const stored = new Map(wishes.map((one) => [one.id, plan(one)]));
  const all = () =>
    json({ data: Object.fromEntries([...stored].map(([id, one]) => [id, { ...one, addedAt: '2026-11-01T12:00:00.000Z' }])) });
  const patch = ({ body }: Call): Response => {
    const changes = Object.entries((body as { data: TripPatch }).data);
    const wrong = changes.find(([, one]) => one?.tourId === gone && gone !== undefined);
    if (wrong) return refusal('invalid_request', 400, { field: `data.${wrong[0]}` });
    for (const [id, one] of changes) {
      if (one) stored.set(id, one);
      else stored.delete(id);
    }
    return all();
  };
  const answer = () => {
    services.on(getsTrip, all);
    services.on(postsTrip, patch);
  };
  answer();
  return {
    answer,
    patch,
    ids: () => [...stored.keys()],
    dayOf: ({ id }: Wish) => stored.get(id)?.queryDate,
    /** Another device does it. */
    add: (one: Wish) => void stored.set(one.id, plan(one)),
    remove: ({ id }: Wish) => void stored.delete(id),
    /** What the account was told, one call after the other. */
    told: () => services.callsTo(postsTrip).map(({ body }) => (body as { data: TripPatch }).data),
  };
}
