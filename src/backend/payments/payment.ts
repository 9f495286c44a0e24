import { and, eq, sql, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { payments } from '../db/payments-schema.ts';

export type Payment = InferSelectModel<typeof payments>;
type Amounts = Pick<Payment, 'captured' | 'released' | 'refunded'>;

/** @param checkoutKey the Idempotency-Key of the order that it pays for */
export async function readPayment(db: Database, checkoutKey: string): Promise<Payment> {
  const [payment] = await db.select().from(payments).where(eq(payments.checkoutKey, checkoutKey));
  if (!payment) throw new Error(`nothing pays for the checkout ${checkoutKey}`);
  return payment;
}

/** The same for a transaction that is about to change it: others wait. */
export async function lockPayment(tx: Database, checkoutKey: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.checkoutKey, checkoutKey)).for('update');
  if (!payment) throw new Error(`nothing pays for the checkout ${checkoutKey}`);
  return payment;
}

export function statusOf({ captured, released, refunded }: Amounts): Payment['status'] {
  if (refunded > 0) return 'refunded';
  if (captured > 0) return 'captured';
  return released > 0 ? 'released' : 'authorised';
}

/** Writes down what has become of a payment's money, unless somebody has done so since it was read. @returns whether this call did it */
export async function record(db: Database, before: Payment, change: Partial<Amounts>, now: Date): Promise<boolean> {
  const { id, captured, released, refunded } = before;
  const after = { captured, released, refunded, ...change };
  const recorded = await db
    .update(payments)
    .set({ ...after, status: statusOf(after), updatedAt: now })
    .where(and(eq(payments.id, id), eq(payments.captured, captured), eq(payments.released, released), eq(payments.refunded, refunded)))
    .returning({ id: payments.id });
  return recorded.length > 0;
}

/** Writes down what is not as it should be with a payment at its provider, or that all is well again. @returns whether that is news */
export async function recordTrouble(db: Database, { id }: Pick<Payment, 'id'>, trouble: Payment['trouble'], now: Date): Promise<boolean> {
  const recorded = await db
    .update(payments)
    .set({ trouble, updatedAt: now })
    .where(and(eq(payments.id, id), sql`${payments.trouble} is distinct from ${trouble}`))
    .returning({ id: payments.id });
  return recorded.length > 0;
}
