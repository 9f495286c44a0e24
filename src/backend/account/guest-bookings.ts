import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { bookings, checkouts } from '../db/schema.ts';
import type { StoredAccount } from '../identity/accounts.ts';

type Owner = Pick<StoredAccount, 'id' | 'email'>;

/** The address of who placed an order, as accounts have it. */
const bookerOf = (order: typeof bookings.order | typeof checkouts.request): SQL => sql`lower(${order} #>> '{cart,persons,0,email}')`;

/** Makes what was booked as a guest under an account's address the account's own: only once the address is confirmed. */
export async function joinGuestBookings(tx: Database, { id, email }: Owner): Promise<void> {
  await tx
    .update(bookings)
    .set({ subjectId: id })
    .where(and(isNull(bookings.subjectId), isNull(bookings.erasureAskedAt), eq(bookerOf(bookings.order), email)));
}

/** The same for an account that a stranger may have made: what he booked under another address stays his, as a guest's. */
export async function claimBookings(tx: Database, owner: Owner): Promise<void> {
  const { id, email } = owner;
  await tx
    .update(bookings)
    .set({ subjectId: null })
    .where(and(eq(bookings.subjectId, id), ne(bookerOf(bookings.order), email)));
  await tx
    .update(checkouts)
    .set({ subjectId: null })
    .where(and(eq(checkouts.subjectId, id), ne(bookerOf(checkouts.request), email)));
  await joinGuestBookings(tx, owner);
}
