import { and, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import { backToVoucher } from '#domain/refund.ts';
import type { Database } from '../db/open.ts';
import type { bookings } from '../db/schema.ts';
import { voucherEntries, vouchers } from '../db/vouchers-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { balanceOf, writeEntries } from './ledger.ts';

type Booked = Pick<InferSelectModel<typeof bookings>, 'id' | 'lines'>;

const lineOf = ({ id: about, lines }: Booked) =>
  lines.flatMap(({ kind, id: code, total: amount }) => (kind === 'discount' ? [{ about, code, amount }] : []));

/**
 * Takes what the bookings of an order cost from the gift voucher that pays for them; nothing for a voucher of another kind. Call it in the
 * transaction that books.
 * @throws Refusal `voucher_refused` where so much is not left: the reservation of an order is there to prevent it
 */
export async function spend(tx: Database, booked: readonly Booked[], at: Date): Promise<void> {
  const lines = booked.flatMap(lineOf);
  const [first] = lines;
  if (!first) return;
  const isGift = and(eq(vouchers.code, first.code), eq(vouchers.hasBalance, true));
  const [gift] = await tx.select({ code: vouchers.code }).from(vouchers).where(isGift).for('update');
  if (!gift) return;
  const spent = lines.reduce((sum, { amount }) => sum + amount, 0);
  if ((await balanceOf(tx, gift.code)) + spent < 0) throw new Refusal('voucher_refused', { voucherStatus: 'used_up' });
  await writeEntries(
    tx,
    lines.map((line) => ({ ...line, kind: 'spent' as const, at })),
  );
}

/**
 * Gives a share of what a booking has cost back to the gift voucher that has paid for it, whether that is still valid or not. Call it in
 * the transaction that ends the booking.
 * @param share 0 to 1, in whole per cent
 */
export async function giveBackSpent(tx: Database, about: string, share: number, at: Date): Promise<void> {
  const spent = await tx
    .select()
    .from(voucherEntries)
    .where(and(eq(voucherEntries.about, about), eq(voucherEntries.kind, 'spent')));
  const back = spent.map(({ code, amount }) => ({ code, about, kind: 'given_back' as const, amount: backToVoucher(-amount, share), at }));
  await writeEntries(
    tx,
    back.filter(({ amount }) => amount > 0),
  );
}

/** What of a gift voucher a booking has cost, and what of that went back; minor units. */
export type PaidByGift = { code: string; spent: number; givenBack: number };

/** The same of these bookings, by their id; nothing of those that no gift voucher has paid for. */
export async function readPaidByGift(db: Database, bookingIds: readonly string[]): Promise<ReadonlyMap<string, PaidByGift>> {
  if (bookingIds.length === 0) return new Map();
  const entries = await db
    .select()
    .from(voucherEntries)
    .where(and(inArray(voucherEntries.about, [...bookingIds]), inArray(voucherEntries.kind, ['spent', 'given_back'])));
  const amountOf = (kind: 'spent' | 'given_back', id: string): number =>
    Math.abs(entries.find((entry) => entry.kind === kind && entry.about === id)?.amount ?? 0);
  return new Map(
    entries.map(({ about, code }) => [about, { code, spent: amountOf('spent', about), givenBack: amountOf('given_back', about) }]),
  );
}
