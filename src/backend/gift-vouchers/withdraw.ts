import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '#contracts/common.ts';
import { isWithdrawalOver } from '#domain/gift-voucher.ts';
import { shareOf } from '#domain/refund.ts';
import type { Backend } from '../backend.ts';
import { leftOf, readRefund } from '../bookings/refund.ts';
import { giftVouchers } from '../db/gift-vouchers-schema.ts';
import { refunds } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { dueJob } from '../jobs/job.ts';
import { lockPayment } from '../payments/payment.ts';
import { balanceOf } from '../vouchers/ledger.ts';
import { reservedOf } from '../vouchers/available.ts';
import { lockVoucher } from '../vouchers/voucher.ts';
import { endGiftVoucher } from './end.ts';
import { readGiftVoucher } from './gift-voucher.ts';
import { giftWithdrawalMail } from './mail-jobs.ts';
import { giftRefundJob } from './refund-job.ts';

/** What goes back, in minor units. */
export type Withdrawn = { amount: number; currency: CurrencyCode };

/**
 * Who bought a gift voucher withdraws from the contract: what is left of it goes back the way it was paid, and nothing can be bought with
 * it any more. A receipt follows by mail. A second call answers the same.
 * @param id of the gift voucher
 * @throws Refusal `not_found`; `not_refundable` once the time for it is over, or nothing is left; `in_progress` while an order is about to
 * use it
 */
export const withdrawGiftVoucher = (backend: Backend, id: string): Promise<Withdrawn> =>
  backend.db.transaction(async (tx) => {
    await tx.select({ id: giftVouchers.id }).from(giftVouchers).where(eq(giftVouchers.id, id)).for('update');
    const gift = await readGiftVoucher(tx, id);
    if (!gift) throw new Refusal('not_found');
    const { code, currency, createdAt, endedAt, checkoutKey } = gift;
    const earlier = await readRefund(tx, id);
    if (earlier) return { amount: earlier.amount, currency };
    const now = backend.clock();
    await lockVoucher(tx, code);
    const left = await balanceOf(tx, code);
    if (endedAt || left <= 0 || isWithdrawalOver(createdAt, now)) throw new Refusal('not_refundable');
    if ((await reservedOf(tx, code)) > 0) throw new Refusal('in_progress');
    // Of what was paid, a part may have been given back at the provider.
    const amount = Math.min(left, leftOf(await lockPayment(tx, checkoutKey), []));
    await endGiftVoucher(tx, gift, now);
    await tx.insert(refunds).values({
      bookingId: id,
      amount,
      currency,
      share: shareOf(amount, gift.amount),
      isReleased: false,
      askedAt: now,
    });
    const about = { giftVoucherId: id };
    await backend.jobs.enqueue(tx, dueJob(giftRefundJob, about), dueJob(giftWithdrawalMail, about));
    return { amount, currency };
  });
