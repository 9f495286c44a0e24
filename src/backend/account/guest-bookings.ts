import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { bookerEmail } from '../db/booker-email.ts';
import { giftVouchers } from '../db/gift-vouchers-schema.ts';
import type { Database } from '../db/open.ts';
import { bookings, checkouts } from '../db/schema.ts';
import type { StoredAccount } from '../identity/accounts.ts';

const giftBuyer = sql`lower(${giftVouchers.buyerEmail})`;

type Owner = Pick<StoredAccount, 'id' | 'email'>;

/** Makes what was booked and bought as a guest under an account's address the account's own: only once the address is confirmed. */
export async function joinGuestBookings(tx: Database, { id, email }: Owner): Promise<void> {
  await tx
    .update(bookings)
    .set({ subjectId: id })
    .where(and(isNull(bookings.subjectId), isNull(bookings.erasureAskedAt), eq(bookerEmail(bookings.order), email)));
  await tx
    .update(giftVouchers)
    .set({ subjectId: id })
    .where(and(isNull(giftVouchers.subjectId), isNull(giftVouchers.erasureAskedAt), eq(giftBuyer, email)));
}

/** The same for an account that a stranger may have made: what he booked under another address stays his, as a guest's. */
export async function claimBookings(tx: Database, owner: Owner): Promise<void> {
  const { id, email } = owner;
  await tx
    .update(bookings)
    .set({ subjectId: null })
    .where(and(eq(bookings.subjectId, id), ne(bookerEmail(bookings.order), email)));
  await tx
    .update(checkouts)
    .set({ subjectId: null })
    .where(and(eq(checkouts.subjectId, id), ne(bookerEmail(checkouts.request), email)));
  await tx
    .update(giftVouchers)
    .set({ subjectId: null })
    .where(and(eq(giftVouchers.subjectId, id), ne(giftBuyer, email)));
  await joinGuestBookings(tx, owner);
}
