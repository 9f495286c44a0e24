import { and, asc, eq, inArray } from 'drizzle-orm';
import { wishlistLimit, type Wishlist } from '#contracts/wishlist.ts';
import type { Backend } from '../backend.ts';
import { wishlistEntries as entries } from '../db/identity-schema.ts';
import { Refusal } from '../http/refusal.ts';

export async function readWishlist({ db }: Pick<Backend, 'db'>, accountId: string): Promise<Wishlist> {
  const found = await db
    .select()
    .from(entries)
    .where(eq(entries.accountId, accountId))
    .orderBy(asc(entries.addedAt), asc(entries.tourUuid));
  return Object.fromEntries(found.map(({ tourUuid, addedAt }) => [tourUuid, { tourUuid, addedAt: addedAt.toISOString() }]));
}

/**
 * Adds what is given under its uuid and removes what is null; the rest stays.
 * @throws Refusal `invalid_request` for an entry under another's uuid, for a tour that the shop does not have, and for too many
 */
export async function patchWishlist(
  backend: Pick<Backend, 'db' | 'clock' | 'catalogue'>,
  accountId: string,
  patch: Record<string, { tourUuid: string } | null>,
): Promise<Wishlist> {
  const { db, clock, catalogue } = backend;
  const added = Object.entries(patch).flatMap(([key, entry]) => (entry ? [{ key, ...entry }] : []));
  const wrong = added.find(({ key, tourUuid }) => key !== tourUuid || !catalogue.tours.has(tourUuid));
  if (wrong) throw new Refusal('invalid_request', { field: `data.${wrong.key}`, problem: 'no tour of the shop' });
  const removed = Object.keys(patch).filter((key) => patch[key] === null);
  const addedAt = clock();
  await db.transaction(async (tx) => {
    if (removed.length > 0) await tx.delete(entries).where(and(eq(entries.accountId, accountId), inArray(entries.tourUuid, removed)));
    if (added.length > 0)
      await tx
        .insert(entries)
        .values(added.map(({ tourUuid }) => ({ accountId, tourUuid, addedAt })))
        .onConflictDoNothing();
    const count = await tx.$count(entries, eq(entries.accountId, accountId));
    if (count > wishlistLimit) throw new Refusal('invalid_request', { field: 'data', problem: `more than ${wishlistLimit} tours` });
  });
  return readWishlist(backend, accountId);
}
