import { and, eq } from 'drizzle-orm';
import { isOfOrder } from '../bookings/is-of-order.ts';
import { bookerEmail } from '../db/booker-email.ts';
import type { Database } from '../db/open.ts';
import { bookings } from '../db/schema.ts';
import { readGiftVoucherByNumber, type GiftVoucher } from '../gift-vouchers/gift-voucher.ts';
import type { Typed } from './read-form.ts';

/** What was ordered: a gift voucher, or visits on certain days. */
export type Contract = { giftVoucher?: GiftVoucher };

/**
 * The contract that somebody has concluded who orders under this address.
 * @returns nothing for an order that does not exist, and for one of somebody else
 */
export async function findContract(db: Database, { orderNumber, email }: Omit<Typed, 'name'>): Promise<Contract | undefined> {
  const address = email.toLowerCase();
  const giftVoucher = await readGiftVoucherByNumber(db, orderNumber);
  if (giftVoucher) return giftVoucher.buyerEmail.toLowerCase() === address ? { giftVoucher } : undefined;
  const [booked] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOfOrder(db, orderNumber), eq(bookerEmail(bookings.order), address)))
    .limit(1);
  return booked && {};
}
