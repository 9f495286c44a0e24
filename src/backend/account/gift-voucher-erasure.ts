import { and, eq, isNotNull, isNull, like, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { withdrawableSince } from '#domain/gift-voucher.ts';
import type { Backend } from '../backend.ts';
import { giftVouchers } from '../db/gift-vouchers-schema.ts';
import { mails } from '../db/mail-schema.ts';
import { checkouts, refunds } from '../db/schema.ts';
import { vouchers } from '../db/vouchers-schema.ts';
import type { Routine } from '../jobs/routines.ts';
import { jobsOfGiftVoucher } from '../jobs/stored.ts';
import { kept } from './erasure.ts';

const atOnce = 100;

type Due = Pick<typeof giftVouchers.$inferSelect, 'id' | 'checkoutKey'>;

/**
 * Nobody needs their people any more: they are valid no more, or the account that bought them was deleted, they were sent, and the time to
 * withdraw is over.
 */
function readDue({ db, clock }: Pick<Backend, 'db' | 'clock'>): Promise<Due[]> {
  const now = clock();
  const { id, checkoutKey, createdAt, endedAt, erasureAskedAt, erasedAt } = giftVouchers;
  const isLeft = and(isNotNull(erasureAskedAt), or(isNotNull(endedAt), lt(createdAt, withdrawableSince(now))));
  const openRefund = db
    .select({ id: refunds.bookingId })
    .from(refunds)
    .where(and(eq(refunds.bookingId, id), sql`${refunds.status} <> 'succeeded'`));
  return db
    .select({ id, checkoutKey })
    .from(giftVouchers)
    .innerJoin(vouchers, eq(vouchers.code, giftVouchers.code))
    .where(and(isNull(erasedAt), or(isLeft, lte(vouchers.validUntil, now)), notExists(jobsOfGiftVoucher(db, id)), notExists(openRefund)))
    .limit(atOnce);
}

const nobody = { buyerName: '', buyerEmail: '', recipientName: '', recipientEmail: null, senderName: '', message: '' };

const erase = ({ db, clock }: Pick<Backend, 'db' | 'clock'>, { id, checkoutKey }: Due): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(giftVouchers)
      .set({ ...nobody, erasedAt: clock() })
      .where(eq(giftVouchers.id, id));
    const [ordered] = await tx.select().from(checkouts).where(eq(checkouts.key, checkoutKey)).for('update');
    if (ordered)
      await tx
        .update(checkouts)
        .set({ request: kept(ordered.request) })
        .where(eq(checkouts.key, checkoutKey));
    await tx.delete(mails).where(like(mails.messageId, `<%.${id}@%`));
  });

/** Takes from gift vouchers who bought, gives and receives them, once nothing needs it. Doing it twice has the effect of once. */
export async function eraseGiftVouchers(backend: Pick<Backend, 'db' | 'clock'>): Promise<void> {
  for (const due of await readDue(backend)) await erase(backend, due);
}

export const eraseGiftVouchersRoutine: Routine = { name: 'erase the people of gift vouchers', everySeconds: 60, work: eraseGiftVouchers };
