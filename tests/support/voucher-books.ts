import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { dashboardRefunds } from '#backend/db/payments-schema.ts';
import { bookings, refunds } from '#backend/db/schema.ts';
import { voucherEntries, vouchers } from '#backend/db/vouchers-schema.ts';
import { readBooks } from '#backend/vouchers/books.ts';

type Booked = typeof bookings.$inferSelect;
type Ended = { booking: Booked; share: number | null };

const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number => items.reduce((total, item) => total + amount(item), 0);

/** What has to be back on the voucher by how the booking stands: half a minor unit counts as a whole one. */
function backOf({ booking: { status }, share }: Ended, spent: number): number {
  if (status === 'declined') return spent;
  return status === 'cancelled' ? Math.floor((spent * Math.round((share ?? 0) * 100) + 50) / 100) : 0;
}

/**
 * At any time: what was spent of gift vouchers is what the bookings say, what went back is what their end says, nothing is worth less than
 * nothing, and issued = spent + left + returned, for each voucher and by the books of the command.
 */
export async function expectVouchersBalanced({ db }: Pick<Backend, 'db'>): Promise<void> {
  const gifts = await db.select().from(vouchers).where(eq(vouchers.hasBalance, true));
  const entries = await db.select().from(voucherEntries);
  const booked = await db
    .select({ booking: bookings, share: refunds.share })
    .from(bookings)
    .leftJoin(refunds, eq(refunds.bookingId, bookings.id));
  const elsewhere = await db.select().from(dashboardRefunds);
  const books = await readBooks(db);
  for (const { code, amount } of gifts) {
    const own = entries.filter((entry) => entry.code === code);
    const of = (kind: (typeof own)[number]['kind'], about?: string): number =>
      sumOf(
        own.filter((entry) => entry.kind === kind && (about ?? entry.about) === entry.about),
        (entry) => entry.amount,
      );
    const paid = booked.flatMap(({ booking, share }) => {
      const line = booking.lines.find(({ kind, id }) => kind === 'discount' && id === code);
      return line ? [{ booking, share, spent: -line.total }] : [];
    });
    for (const { booking, share, spent } of paid) {
      expect(of('spent', booking.id), `${code}: spent as the booking says`).toBe(-spent);
      // What somebody gives back at a provider lowers the share of the money alone.
      if (elsewhere.some(({ checkoutKey }) => checkoutKey === booking.checkoutKey)) continue;
      expect(of('given_back', booking.id), `${code}: given back as the end of the booking says`).toBe(backOf({ booking, share }, spent));
    }
    const spent = Math.abs(of('spent'));
    expect(spent, `${code}: spent on bookings alone`).toBe(sumOf(paid, (one) => one.spent));
    expect(of('given_back'), `${code}: never more than was spent`).toBeLessThanOrEqual(spent);
    const left = sumOf(own, (entry) => entry.amount);
    expect(of('issued'), `${code}: issued as it was made`).toBe(amount);
    expect(left, `${code}: worth nothing less than nothing`).toBeGreaterThanOrEqual(0);
    expect(of('issued'), `${code}: issued = spent + left + returned`).toBe(spent - of('given_back') + left - of('returned'));
  }
  for (const { issued, spent, left, returned } of books) expect(issued, 'issued = spent + left + returned').toBe(spent + left + returned);
  expect(
    sumOf(books, ({ issued }) => issued),
    'the books leave no voucher out',
  ).toBe(sumOf(gifts, ({ amount }) => amount ?? 0));
}
