import { and, eq, inArray, sql, type InferInsertModel } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { voucherEntries } from '../db/vouchers-schema.ts';

type Entry = InferInsertModel<typeof voucherEntries>;

/** Writes entries of gift vouchers down, each once, in the transaction of what they are about. */
export async function writeEntries(tx: Database, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(voucherEntries).values([...entries]);
}

const sum = sql<number>`coalesce(sum(${voucherEntries.amount}), 0)`.mapWith(Number);

/** What a gift voucher is still worth by the books, in minor units; what orders under way have reserved of it included. */
export async function balanceOf(db: Database, code: string): Promise<number> {
  const [found] = await db.select({ balance: sum }).from(voucherEntries).where(eq(voucherEntries.code, code));
  return found?.balance ?? 0;
}

/** What was spent of it, less what was given back, in minor units. */
export async function spentOf(db: Database, code: string): Promise<number> {
  const [found] = await db
    .select({ spent: sum })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.code, code), inArray(voucherEntries.kind, ['spent', 'given_back'])));
  return -(found?.spent ?? 0);
}

/** The same of all gift vouchers, by their code. */
export async function readBalances(db: Database): Promise<ReadonlyMap<string, number>> {
  const found = await db.select({ code: voucherEntries.code, balance: sum }).from(voucherEntries).groupBy(voucherEntries.code);
  return new Map(found.map(({ code, balance }) => [code, balance]));
}
