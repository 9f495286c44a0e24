import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { checkouts } from '../db/schema.ts';
import { voucherUses } from '../db/vouchers-schema.ts';

/** What orders under way are about to spend of a gift voucher, in minor units. @param own the order that asks, which does not count */
export async function reservedOf(db: Database, code: string, own?: string): Promise<number> {
  const [found] = await db
    .select({
      reserved: sql<number>`coalesce(sum((select sum(part::int) from jsonb_array_elements_text(discounts) part)), 0)`.mapWith(Number),
    })
    .from(voucherUses)
    .innerJoin(checkouts, eq(checkouts.key, voucherUses.checkoutKey))
    .where(
      and(
        eq(voucherUses.code, code),
        own === undefined ? undefined : ne(voucherUses.checkoutKey, own),
        inArray(checkouts.state, ['processing', 'requires_action']),
      ),
    );
  return found?.reserved ?? 0;
}
