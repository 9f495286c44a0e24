import { and, count, eq, exists, inArray, ne, or, type SQL } from 'drizzle-orm';
import { discountsOf } from '#domain/voucher.ts';
import type { Backend } from '../backend.ts';
import { bookerEmail } from '../db/booker-email.ts';
import type { Database } from '../db/open.ts';
import { bookings, checkouts } from '../db/schema.ts';
import { voucherUses } from '../db/vouchers-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { asAvailable, takenOff } from './available.ts';
import { checkVoucher, lockVoucher, type Bought, type Voucher } from './voucher.ts';

/** An order that names a voucher. */
type Use = Bought & {
  /** In capitals. */
  code: string;
  checkoutKey: string;
  /** Of who orders. */
  email: string;
};

/** Whether an order keeps its voucher: it is under way, or something of it is booked. */
const keepsIt = (db: Database): SQL | undefined => {
  const stands = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.checkoutKey, checkouts.key), inArray(bookings.status, ['confirmed', 'on_request'])));
  return or(inArray(checkouts.state, ['processing', 'requires_action']), and(eq(checkouts.state, 'booked'), exists(stands)));
};

/** How many orders use a voucher. @param own the order that is asked for, which does not count */
async function countUses(db: Database, { code }: Pick<Voucher, 'code'>, own?: Pick<Use, 'checkoutKey'>, of?: SQL): Promise<number> {
  const others = own && ne(voucherUses.checkoutKey, own.checkoutKey);
  const [found] = await db
    .select({ uses: count() })
    .from(voucherUses)
    .innerJoin(checkouts, eq(checkouts.key, voucherUses.checkoutKey))
    .where(and(eq(voucherUses.code, code), others, of, keepsIt(db)));
  return found?.uses ?? 0;
}

/** How many orders use each voucher that is used at all. */
export async function usesOf(db: Database): Promise<ReadonlyMap<string, number>> {
  const used = await db
    .select({ code: voucherUses.code, uses: count() })
    .from(voucherUses)
    .innerJoin(checkouts, eq(checkouts.key, voucherUses.checkoutKey))
    .where(keepsIt(db))
    .groupBy(voucherUses.code);
  return new Map(used.map(({ code, uses }) => [code, uses]));
}

/** Whether a voucher has been used as often as it may be. */
export const isUsedUp = async (db: Database, voucher: Voucher, own?: Pick<Use, 'checkoutKey'>): Promise<boolean> =>
  voucher.uses !== null && (await countUses(db, voucher, own)) >= voucher.uses;

const isUsedUpBy = async (db: Database, voucher: Voucher, use: Use): Promise<boolean> =>
  voucher.usesPerPerson !== null &&
  (await countUses(db, voucher, use, eq(bookerEmail(checkouts.request), use.email.toLowerCase()))) >= voucher.usesPerPerson;

/** What is taken off each item of an order, in their order and in minor units; nothing where it has no voucher. */
export async function readDiscounts(db: Database, checkoutKey: string): Promise<readonly number[] | undefined> {
  const [use] = await db.select().from(voucherUses).where(eq(voucherUses.checkoutKey, checkoutKey));
  return use?.discounts;
}

/** Whether a voucher still has what was taken off an order. What is no gift voucher has it, whatever it is worth now. */
const covers = ({ hasBalance, amount }: Voucher, discounts: readonly number[]): boolean =>
  !hasBalance || takenOff(discounts) <= (amount ?? 0);

/**
 * Of a failed order nothing is reserved: if others have taken the gift voucher meanwhile, it has to ask for it anew. Call it in the
 * transaction that goes on with the order, so that what counts as reserved is always there.
 */
export async function dropLostUse(tx: Database, checkoutKey: string): Promise<void> {
  const [use] = await tx.select().from(voucherUses).where(eq(voucherUses.checkoutKey, checkoutKey));
  const voucher = use && (await lockVoucher(tx, use.code));
  if (!voucher || covers(await asAvailable(tx, voucher, checkoutKey), use.discounts)) return;
  await tx.delete(voucherUses).where(eq(voucherUses.checkoutKey, checkoutKey));
}

/**
 * Takes a voucher for an order whose checkout is under way, before anything is paid: who asks last for its last use, or for the rest of a
 * gift voucher, is refused. An order that is tried again keeps what it was shown.
 * @returns what is taken off each item, in their order and in minor units
 * @throws Refusal `voucher_refused` with `voucherStatus`
 */
export const reserveVoucher = (backend: Pick<Backend, 'db' | 'config' | 'clock'>, use: Use): Promise<readonly number[]> =>
  backend.db.transaction(async (tx) => {
    const { code, checkoutKey, items } = use;
    const refuse = (voucherStatus: string) => new Refusal('voucher_refused', { voucherStatus });
    const voucher = await lockVoucher(tx, code);
    const earlier = await readDiscounts(tx, checkoutKey);
    const found = checkVoucher(backend, voucher && (await asAvailable(tx, voucher, checkoutKey)), use);
    if (!found.voucher || (found.status !== 'valid' && !earlier)) throw refuse(found.status);
    if (earlier && !covers(found.voucher, earlier)) throw refuse('used_up');
    if ((await isUsedUp(tx, found.voucher, use)) || (await isUsedUpBy(tx, found.voucher, use))) throw refuse('used_up');
    const discounts = earlier ?? discountsOf(found.voucher, items);
    await tx
      .insert(voucherUses)
      .values({ checkoutKey, code, discounts: [...discounts] })
      .onConflictDoNothing();
    return discounts;
  });
