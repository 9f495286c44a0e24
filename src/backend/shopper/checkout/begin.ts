import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows.ts';
import type { Hold } from '../../vendor/holds.ts';
import type { Checkout } from './checkout.ts';
import { claimEnd, type Claim } from './claims.ts';
import { fingerprintOf } from './fingerprint.ts';

type Row = { begun: boolean; hold: Omit<Hold, 'expiresAt'> & { expiresAt: string } | null };

/**
 * Writes the checkout down before anything is done, and reads the hold that it is about: one statement, because every
 * order begins with both.
 * @returns nothing when the key is known already
 */
export async function begin({ backend, key, order }: Checkout): Promise<{ claim: Claim; hold?: Hold } | undefined> {
  const now = backend.clock();
  const until = claimEnd(backend);
  const startedAt = now.toISOString();
  const [row] = await rowsOf<Row>(backend.db, sql`
    with begun as (
      insert into checkouts (key, fingerprint, request, hold_id, state, claimed_until, started_at, updated_at)
      values (${key}, ${fingerprintOf(order)}, ${JSON.stringify(order)}::jsonb, ${order.cart.id}, 'processing', ${until.toISOString()}::timestamptz, ${startedAt}::timestamptz, ${startedAt}::timestamptz)
      on conflict do nothing returning key
    )
    select exists (select from begun) as begun, (
      select json_build_object('id', id, 'selection', selection, 'tourId', tour_id, 'day', day, 'startingTime', starting_time, 'seats', seats,
        'lines', lines, 'total', total, 'currency', currency, 'extended', extended, 'status', status, 'expiresAt', expires_at)
      from holds where id = ${order.cart.id}
    ) as hold`);
  if (!row?.begun) return undefined;
  const claim = { until, attempt: 1, paymentIntentId: null, startedAt: now, isTakenOver: false };
  return { claim, ...(row.hold && { hold: { ...row.hold, expiresAt: new Date(row.hold.expiresAt) } }) };
}
