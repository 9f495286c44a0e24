import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { checkouts } from '../db/schema.ts';
import { voucherUses } from '../db/vouchers-schema.ts';
import { balanceOf } from './ledger.ts';
import type { Voucher } from './voucher.ts';

/** What is taken off, in minor units. @param discounts of each item */
export const takenOff = (discounts: readonly number[]): number => discounts.reduce((sum, discount) => sum + discount, 0);

/** What orders under way have reserved of a voucher, in minor units. @param own Idempotency-Key of the order that does not count */
export async function reservedOf(db: Database, code: string, own?: string): Promise<number> {
  const uses = await db
    .select({ discounts: voucherUses.discounts })
    .from(voucherUses)
    .innerJoin(checkouts, eq(checkouts.key, voucherUses.checkoutKey))
    .where(
      and(
        eq(voucherUses.code, code),
        inArray(checkouts.state, ['processing', 'requires_action']),
        own === undefined ? undefined : ne(checkouts.key, own),
      ),
    );
  return uses.reduce((sum, { discounts }) => sum + takenOff(discounts), 0);
}

/**
 * A voucher as an order can use it: the `amount` of a gift voucher is what is left of it and no other order under way has reserved. It is
 * certain where the voucher is locked.
 * @param own Idempotency-Key of the order
 */
export async function asAvailable(db: Database, voucher: Voucher, own?: string): Promise<Voucher> {
  if (!voucher.hasBalance) return voucher;
  return { ...voucher, amount: (await balanceOf(db, voucher.code)) - (await reservedOf(db, voucher.code, own)) };
}
