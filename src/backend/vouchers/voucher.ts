import { eq, type InferSelectModel } from 'drizzle-orm';
import type { CurrencyCode } from '#contracts/common.ts';
import type { VoucherStatus } from '#contracts/discount.ts';
import { voucherStatus, type Priced } from '#domain/voucher.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { vouchers } from '../db/vouchers-schema.ts';

export type Voucher = InferSelectModel<typeof vouchers>;

/** What is bought; prices in minor units of `currency`. */
export type Bought = { items: readonly Priced[]; currency: CurrencyCode };

/** @param code in capitals */
export async function readVoucher(db: Database, code: string): Promise<Voucher | undefined> {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code));
  return voucher;
}

/** The same for a transaction that is about to use it: others wait. */
export async function lockVoucher(tx: Database, code: string): Promise<Voucher | undefined> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('update');
  return voucher;
}

/** A voucher that is valid for what is bought, or why it is not. Another brand's is as unknown as one that does not exist. */
export function checkVoucher(
  { config, clock }: Pick<Backend, 'config' | 'clock'>,
  voucher: Voucher | undefined,
  { items, currency }: Bought,
): { status: 'valid'; voucher: Voucher } | { status: Exclude<VoucherStatus, 'valid'>; voucher?: Voucher } {
  if (!voucher || (voucher.brand !== null && voucher.brand !== config.brand)) return { status: 'unknown' };
  if (voucher.endedAt) return { status: 'expired', voucher };
  return { status: voucherStatus(voucher, items, currency, clock()), voucher };
}
