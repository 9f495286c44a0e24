import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { mostItems } from '#contracts/common.ts';
import type { AccountTrip, Planned, TripPatch } from '#contracts/trip.ts';
import { isListedIn } from '#domain/products/registry.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Backend } from '../backend.ts';
import { accounts, tripWishes as wishes } from '../db/identity-schema.ts';
import { Refusal } from '../http/refusal.ts';

export async function readTrip({ db }: Pick<Backend, 'db'>, accountId: string): Promise<AccountTrip> {
  const found = await db.select().from(wishes).where(eq(wishes.accountId, accountId)).orderBy(asc(wishes.addedAt), asc(wishes.wishId));
  return Object.fromEntries(
    found.map(({ wishId, productType, selection, addedAt }) => [wishId, { productType, ...selection, addedAt: addedAt.toISOString() }]),
  );
}

type Parts = Pick<Backend, 'db' | 'clock' | 'catalogue' | 'productKinds'>;

function isSold({ catalogue, productKinds }: Parts, { tourId, productType }: Planned): boolean {
  const tour = catalogue.tours.get(tourId.toLowerCase());
  return tour !== undefined && isListedIn(tour.productType, productType, productKinds);
}

/**
 * Adds or changes what is given under its id and takes out what is null; the rest stays. A wish that is changed stays where it is.
 * @throws Refusal `invalid_request` for a product that the shop does not have, with the wish's id in `field`, and for too many
 */
export async function patchTrip(backend: Parts, accountId: string, told: TripPatch): Promise<AccountTrip> {
  const { db, clock } = backend;
  // Postgres knows one spelling of a uuid.
  const patch = Object.fromEntries(Object.entries(told).map(([wishId, wish]) => [wishId.toLowerCase(), wish]));
  const given = Object.entries(patch).flatMap(([wishId, wish]) => (wish ? [{ wishId, wish }] : []));
  const wrong = given.find(({ wish }) => !isSold(backend, wish));
  if (wrong) throw new Refusal('invalid_request', { field: `data.${wrong.wishId}`, problem: 'no product of the shop' });
  const removed = Object.keys(patch).filter((wishId) => patch[wishId] === null);
  const now = clock().getTime();
  await db.transaction(async (tx) => {
    // One change of an account after the other: two devices at once are counted together.
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    if (!account) throw new Refusal('unauthenticated');
    if (removed.length > 0) await tx.delete(wishes).where(and(eq(wishes.accountId, accountId), inArray(wishes.wishId, removed)));
    if (given.length > 0)
      await tx
        .insert(wishes)
        .values(
          given.map(({ wishId, wish }, index) => ({
            accountId,
            wishId,
            productType: wish.productType,
            selection: selectionOf(wish),
            addedAt: new Date(now + index),
          })),
        )
        .onConflictDoUpdate({
          target: [wishes.accountId, wishes.wishId],
          set: { productType: sql`excluded.product_type`, selection: sql`excluded.selection` },
        });
    const count = await tx.$count(wishes, eq(wishes.accountId, accountId));
    if (count > mostItems) throw new Refusal('invalid_request', { field: 'data', problem: `more than ${mostItems} wishes` });
  });
  return readTrip(backend, accountId);
}
