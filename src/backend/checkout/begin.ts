import { sql } from 'drizzle-orm';
import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import { batched } from '../db/batched.ts';
import type { Database } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import type { Hold } from '../suppliers/local/holds.ts';
import type { Checkout } from './checkout.ts';
import { claimEnd, type Claim } from './claims.ts';
import { fingerprintOf } from './fingerprint.ts';

type Begun = { claim: Claim; hold?: Hold };
type Wanted = {
  key: string;
  fingerprint: string;
  request: PlacedOrder;
  subjectId: string | null;
  holdId: string;
  until: Date;
  startedAt: Date;
};
type Row = { key: string; hold: (Omit<Hold, 'expiresAt'> & { expiresAt: string }) | null };

/** @returns for each, the hold that it is about; nothing where the key is known already */
async function write(db: Database, wanted: readonly Wanted[]): Promise<(Begun | undefined)[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (key uuid, fingerprint text, request jsonb, "subjectId" uuid, "holdId" uuid, until timestamptz, "startedAt" timestamptz)
    ), begun as (
      insert into checkouts (key, fingerprint, request, subject_id, hold_id, state, claimed_until, started_at, updated_at)
      select key, fingerprint, request, "subjectId", "holdId", 'processing', until, "startedAt", "startedAt" from wanted
      on conflict do nothing returning key, hold_id
    )
    select key, (
      select json_build_object('id', id, 'selection', selection, 'tourId', tour_id, 'day', day, 'startingTime', starting_time, 'seats', seats,
        'lines', lines, 'total', total, 'currency', currency, 'extended', extended, 'status', status, 'expiresAt', expires_at)
      from holds where id = begun.hold_id
    ) as hold from begun`,
  );
  const begun = new Map(rows.map(({ key, hold }) => [key, hold]));
  return wanted.map(({ key, until, startedAt }) => {
    const hold = begun.get(key);
    if (hold === undefined) return undefined;
    const claim = { until, attempt: 1, paymentIntentId: null, startedAt, isTakenOver: false };
    return { claim, ...(hold && { hold: { ...hold, expiresAt: new Date(hold.expiresAt) } }) };
  });
}

const writeTogether = batched<Wanted, Begun | undefined>({ keyOf: ({ key }) => key, write });

/**
 * Writes the checkout down before anything is done, and reads the hold that it is about: one statement, because every
 * order begins with both.
 * @returns nothing when the key is known already
 */
export const begin = ({ backend, key, order, subjectId }: Checkout): Promise<Begun | undefined> =>
  writeTogether(backend.db, {
    key,
    fingerprint: fingerprintOf(order),
    request: order,
    subjectId,
    holdId: order.cart.id,
    until: claimEnd(backend),
    startedAt: backend.clock(),
  });
