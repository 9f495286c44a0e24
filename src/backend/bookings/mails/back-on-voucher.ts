import { formatMoney } from '#domain/money.ts';
import type { Backend } from '../../backend.ts';
import type { Visit } from '../../tickets/visit.ts';
import { readPaidByGift } from '../../vouchers/spend.ts';
import type { Booking } from '../booking.ts';

/** What is back on a gift voucher. `isAll`: no money has paid for the booking. */
export type BackOnVoucher = { code: string; amount: string; isAll: boolean };

/** What of a booking that has ended went back to its gift voucher; nothing where nothing did. */
export async function backOnVoucher(
  { db }: Pick<Backend, 'db'>,
  { id, total, currency }: Booking,
  { locale }: Pick<Visit, 'locale'>,
): Promise<BackOnVoucher | undefined> {
  const gift = (await readPaidByGift(db, [id])).get(id);
  if (!gift || gift.givenBack === 0) return undefined;
  return { code: gift.code, amount: formatMoney({ amount: gift.givenBack, currency }, locale), isAll: total === 0 };
}
