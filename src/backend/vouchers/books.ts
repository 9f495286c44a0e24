import { eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#contracts/common.ts';
import type { Database } from '../db/open.ts';
import { voucherEntries, vouchers } from '../db/vouchers-schema.ts';

/** The books of all gift vouchers of a currency, in its minor units: `issued` = `spent` + `left` + `returned`. */
export type Books = { currency: CurrencyCode; issued: number; spent: number; left: number; returned: number };

/** What has become of all that was ever issued, for each currency. `spent` is without what was given back. */
export async function readBooks(db: Database): Promise<Books[]> {
  const sums = await db
    .select({ currency: vouchers.currency, kind: voucherEntries.kind, sum: sql<number>`sum(${voucherEntries.amount})`.mapWith(Number) })
    .from(voucherEntries)
    .innerJoin(vouchers, eq(vouchers.code, voucherEntries.code))
    .groupBy(vouchers.currency, voucherEntries.kind);
  const currencies = [...new Set(sums.flatMap(({ currency }) => currency ?? []))].sort();
  return currencies.map((currency) => {
    const own = sums.filter((one) => one.currency === currency);
    const of = (...kinds: readonly (typeof own)[number]['kind'][]): number =>
      own.filter(({ kind }) => kinds.includes(kind)).reduce((all, { sum }) => all + sum, 0);
    return {
      currency,
      issued: of('issued'),
      spent: -of('spent', 'given_back'),
      left: of('issued', 'spent', 'given_back', 'returned'),
      returned: -of('returned'),
    };
  });
}
