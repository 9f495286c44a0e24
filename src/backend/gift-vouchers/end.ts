import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { giftVouchers } from '../db/gift-vouchers-schema.ts';
import { payments } from '../db/payments-schema.ts';
import { vouchers } from '../db/vouchers-schema.ts';
import { balanceOf, writeEntries } from '../vouchers/ledger.ts';
import { lockVoucher } from '../vouchers/voucher.ts';

/** Ends a gift voucher: what is left of it is returned to who bought it, and nothing can be bought with it any more. */
export async function endGiftVoucher(tx: Database, { id, code }: { id: string; code: string }, now: Date): Promise<void> {
  await lockVoucher(tx, code);
  const left = await balanceOf(tx, code);
  if (left > 0) await writeEntries(tx, [{ code, kind: 'returned', about: id, amount: -left, at: now }]);
  await tx.update(vouchers).set({ endedAt: now }).where(eq(vouchers.code, code));
  await tx.update(giftVouchers).set({ endedAt: now }).where(eq(giftVouchers.id, id));
}

/** The same for the one that an order has bought, where it has bought one that has not ended. @param key of its checkout */
export async function endGiftVoucherOf(tx: Database, key: string, now: Date): Promise<void> {
  const [gift] = await tx
    .select()
    .from(giftVouchers)
    .where(and(eq(giftVouchers.checkoutKey, key), isNull(giftVouchers.endedAt)))
    .for('update');
  if (gift) await endGiftVoucher(tx, gift, now);
}

/**
 * Ends a gift voucher whose payment somebody has given back in full in the provider's dashboard (fault 51). Safe to repeat.
 * @param reference the provider's id of the payment
 */
export const endReturnedGiftVoucher = ({ db, clock }: Pick<Backend, 'db' | 'clock'>, reference: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference));
    if (!payment || payment.captured === 0 || payment.refunded < payment.captured) return;
    await endGiftVoucherOf(tx, payment.checkoutKey, clock());
  });
