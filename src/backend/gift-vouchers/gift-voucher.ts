import { eq, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { giftVouchers } from '../db/gift-vouchers-schema.ts';
import { vouchers } from '../db/vouchers-schema.ts';

/** With what it is worth when it is new, in minor units of its currency, and until when it is valid. */
const columns = { gift: giftVouchers, amount: vouchers.amount, currency: vouchers.currency, validUntil: vouchers.validUntil };

export type GiftVoucher = InferSelectModel<typeof giftVouchers> &
  Record<'amount', number> & { currency: NonNullable<InferSelectModel<typeof vouchers>['currency']>; validUntil: Date };

const select = (db: Database) => db.select(columns).from(giftVouchers).innerJoin(vouchers, eq(vouchers.code, giftVouchers.code));

function whole({ gift, amount, currency, validUntil }: Awaited<ReturnType<typeof select>>[number]): GiftVoucher {
  if (amount === null || currency === null || validUntil === null) throw new Error(`the gift voucher ${gift.id} is worth nothing`);
  return { ...gift, amount, currency, validUntil };
}

export const readGiftVouchersWhere = async (db: Database, which: SQL | undefined): Promise<GiftVoucher[]> =>
  (await select(db).where(which)).map(whole);

export const readGiftVoucher = async (db: Database, id: string): Promise<GiftVoucher | undefined> =>
  (await readGiftVouchersWhere(db, eq(giftVouchers.id, id)))[0];

/** @param key the Idempotency-Key of the checkout that has bought it */
export const readGiftVoucherOf = async (db: Database, key: string): Promise<GiftVoucher | undefined> =>
  (await readGiftVouchersWhere(db, eq(giftVouchers.checkoutKey, key)))[0];

export const readGiftVoucherByNumber = async (db: Database, orderNumber: string): Promise<GiftVoucher | undefined> =>
  (await readGiftVouchersWhere(db, eq(giftVouchers.orderNumber, orderNumber)))[0];
