import { randomUUID } from 'node:crypto';
import type { OrderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import { giftValidUntil, sendsAt } from '#domain/gift-voucher.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { giftVouchers } from '../db/gift-vouchers-schema.ts';
import { vouchers } from '../db/vouchers-schema.ts';
import { dueJob } from '../jobs/job.ts';
import { writeEntries } from '../vouchers/ledger.ts';
import { newCode } from '../vouchers/new-voucher.ts';
import { giftReceiptMail, giftVoucherMail } from './mail-jobs.ts';

/** A gift voucher that is paid for. */
export type PaidGiftVoucher = {
  ordered: OrderedGiftVoucher;
  /** What it is worth, in minor units. */
  amount: number;
  currency: CurrencyCode;
  locale: Locale;
  checkoutKey: string;
  cartId: string;
  orderNumber: string;
  buyerName: string;
  buyerEmail: string;
  subjectId: string | null;
  at: Date;
};

type Parts = Pick<Backend, 'jobs' | 'config' | 'catalogue'>;

/** What is said of the tour that it is meant for; a tour that left the catalogue while it was paid is not named. */
function tourOf({ catalogue }: Parts, { ordered: { tourId }, locale }: PaidGiftVoucher): { id: string; title: string } | null {
  const tour = tourId === undefined ? undefined : catalogue.tours.get(tourId);
  return tour ? { id: tour.tourId, title: tour.tourName[locale] } : null;
}

/** Writes a gift voucher, what it is worth, and the mails that follow, in the transaction that writes its order. */
export async function issueGiftVoucher(backend: Parts, tx: Database, paid: PaidGiftVoucher): Promise<void> {
  const { ordered, amount, currency, at, orderNumber } = paid;
  const { design, recipientName, recipientEmail = null, senderName, message, sendOn = null } = ordered;
  const [id, code] = [randomUUID(), newCode()];
  await tx.insert(vouchers).values({
    code,
    batch: orderNumber,
    brand: backend.config.brand,
    amount,
    currency,
    hasBalance: true,
    validUntil: giftValidUntil(at),
    createdAt: at,
  });
  await writeEntries(tx, [{ code, kind: 'issued', about: id, amount, at }]);
  await tx.insert(giftVouchers).values({
    id,
    code,
    checkoutKey: paid.checkoutKey,
    cartId: paid.cartId,
    orderNumber,
    locale: paid.locale,
    design,
    tour: tourOf(backend, paid),
    buyerName: paid.buyerName,
    buyerEmail: paid.buyerEmail,
    recipientName,
    recipientEmail,
    senderName,
    message,
    sendOn,
    subjectId: paid.subjectId,
    createdAt: at,
  });
  const waitSeconds = (sendsAt(sendOn, at).getTime() - at.getTime()) / 1_000;
  const about = { giftVoucherId: id };
  const sent = recipientEmail === null ? [] : [dueJob(giftVoucherMail, about, waitSeconds)];
  await backend.jobs.enqueue(tx, dueJob(giftReceiptMail, about), ...sent);
}
