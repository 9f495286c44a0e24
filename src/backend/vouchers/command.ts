import { randomUUID } from 'node:crypto';
import { and, asc, inArray, isNull, or } from 'drizzle-orm';
import { toDecimal } from '#domain/money.ts';
import type { Database } from '../db/open.ts';
import { vouchers } from '../db/vouchers-schema.ts';
import { readBooks } from './books.ts';
import { readBalances, writeEntries } from './ledger.ts';
import { newVouchers } from './new-voucher.ts';
import { usesOf } from './uses.ts';
import type { Voucher } from './voucher.ts';

const usage = `npm run voucher                         lists all vouchers as CSV
npm run voucher -- list <name>...       lists those with that code or of that batch
npm run voucher -- make <options>       makes one, or many, and lists them
    --percent 10 | --amount 20          what is taken off; an amount with --currency EUR
    --balance                           what an order does not use of the amount remains, as of a gift voucher
    --code SUMMER10 | --count 100       of one, or how many with codes of their own
    --batch "Fair in Berlin"            a name for them
    --brand landfall                    valid in that brand's shop alone
    --product <uuid>                    valid for that alone; may be given several times
    --least 50                          what it is for has to come to that much, with --currency
    --from 2027-01-01 --until 2027-03-31
    --uses 100 --uses-per-person 1
npm run voucher -- end <name>...        ends those with that code or of that batch; orders keep what they have, and what is left of one
                                        with a balance stays in the books: the shop owes it
npm run voucher -- books                what has become of all balances, by currency, as CSV: issued = spent + left + returned`;

type Parts = { db: Database; clock: () => Date };

const columns = [
  'code',
  'batch',
  'brand',
  'discount',
  'currency',
  'products',
  'least total',
  'from',
  'until',
  'uses',
  'per person',
  'used',
  'left',
  'ended',
];

/** RFC 4180. A cell that a spreadsheet would take for a formula is led by an apostrophe. */
function cell(value: string | number | null): string {
  const text = String(value ?? '').replace(/^[=+\-@]/, "'$&");
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csv = (cells: readonly (string | number | null)[]): string => cells.map(cell).join(',');

/** @param left of one with a balance, in minor units */
function row(voucher: Voucher, used: number, left: number): string {
  const { code, batch, brand, percent, amount, currency, products, leastTotal, validFrom, validUntil } = voucher;
  const { hasBalance, uses, usesPerPerson, endedAt } = voucher;
  const decimal = (minor: number): number => (currency ? toDecimal({ amount: minor, currency }) : minor);
  const lastDay = validUntil && new Date(validUntil.getTime() - 1);
  return csv([
    code,
    batch,
    brand,
    percent === null ? decimal(amount ?? 0) : `${percent} %`,
    currency,
    products?.join(' ') ?? null,
    decimal(leastTotal),
    validFrom?.toISOString().slice(0, 10) ?? null,
    lastDay?.toISOString().slice(0, 10) ?? null,
    uses,
    usesPerPerson,
    used,
    hasBalance ? decimal(left) : null,
    endedAt?.toISOString() ?? null,
  ]);
}

const named = (names: readonly string[]) =>
  or(
    inArray(
      vouchers.code,
      names.map((name) => name.toUpperCase()),
    ),
    inArray(vouchers.batch, [...names]),
  );

async function list({ db }: Parts, names: readonly string[] = []): Promise<string> {
  const found = await db
    .select()
    .from(vouchers)
    .where(names.length > 0 ? named(names) : undefined)
    .orderBy(asc(vouchers.createdAt), asc(vouchers.code));
  const used = await usesOf(db);
  const left = await readBalances(db);
  return [columns.join(','), ...found.map((voucher) => row(voucher, used.get(voucher.code) ?? 0, left.get(voucher.code) ?? 0))].join('\n');
}

/** What the books say of a new voucher. Nobody has bought it: what the entry is about is nothing else. */
const issued = ({ code, hasBalance, amount, createdAt: at }: Voucher) =>
  hasBalance && amount !== null ? [{ code, kind: 'issued' as const, about: randomUUID(), amount, at }] : [];

async function make(parts: Parts, words: readonly string[]): Promise<string> {
  const made = newVouchers(words, parts.clock());
  const codes = made.map(({ code }) => code);
  const written = await parts.db.transaction(async (tx) => {
    const inserted = await tx.insert(vouchers).values(made).onConflictDoNothing().returning({ code: vouchers.code });
    if (inserted.length < made.length)
      throw new Error(`There is a voucher ${codes.find((code) => !inserted.some((one) => one.code === code))} already.`);
    await writeEntries(tx, made.flatMap(issued));
    return inserted;
  });
  return list(
    parts,
    written.map(({ code }) => code),
  );
}

async function end(parts: Parts, names: readonly string[]): Promise<string> {
  const endedAt = parts.clock();
  const ended = await parts.db
    .update(vouchers)
    .set({ endedAt })
    .where(and(named(names), isNull(vouchers.endedAt)))
    .returning({ code: vouchers.code });
  if (ended.length === 0) throw new Error(`There is no valid voucher ${names.join(', ')}.`);
  return `Ended: ${ended.map(({ code }) => code).join(', ')}`;
}

async function books({ db }: Parts): Promise<string> {
  const rows = (await readBooks(db)).map(({ currency, ...amounts }) => {
    const decimal = (amount: number): number => toDecimal({ amount, currency });
    return csv([currency, decimal(amounts.issued), decimal(amounts.spent), decimal(amounts.left), decimal(amounts.returned)]);
  });
  return ['currency,issued,spent,left,returned', ...rows].join('\n');
}

/** What `npm run voucher` does. @returns what it says @throws Error that says what is wrong with the arguments */
export async function command(parts: Parts, [verb, ...words]: readonly string[]): Promise<string> {
  if (verb === undefined) return list(parts);
  if (verb === 'make' && words.length > 0) return make(parts, words);
  if (verb === 'list' && words.length > 0) return list(parts, words);
  if (verb === 'books' && words.length === 0) return books(parts);
  if (verb === 'end' && words.length > 0) return end(parts, words);
  throw new Error(usage);
}
