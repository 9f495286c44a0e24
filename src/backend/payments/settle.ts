import type { Database } from '../db/open.ts';
import type { PaymentMethod, ProviderRefund } from './method.ts';
import { lockPayment, record, type Payment } from './payment.ts';
import { atProvider } from './registry.ts';

/** What money at a provider is moved with. */
export type Till = { db: Database; methods: readonly PaymentMethod[]; clock: () => Date };

/** Takes what was set aside, once however often it is asked. @throws what the provider throws */
export async function capture({ db, methods, clock }: Till, payment: Payment): Promise<void> {
  const { method, reference } = atProvider(methods, payment);
  if (payment.captured > 0) return;
  await method.capture(reference, payment.authorised);
  await record(db, payment, { captured: payment.authorised }, clock());
}

/** Gives back what was set aside, or taken already, for what is not booked in the end. @throws what the provider throws */
export async function release({ db, methods, clock }: Till, payment: Payment): Promise<void> {
  const { method, reference } = atProvider(methods, payment);
  await method.release(reference);
  await record(db, payment, { released: payment.authorised - payment.captured, refunded: payment.captured }, clock());
}

/**
 * Pays a part of a payment back. Only what was taken can be: where the capture is still under way, it is made first.
 * @param key one refund for each @param amount in minor units
 */
export async function payBack(till: Till, payment: Payment, amount: number, key: string): Promise<ProviderRefund> {
  const { method, reference } = atProvider(till.methods, payment);
  if (payment.captured === 0) await capture(till, payment);
  return method.refund(reference, amount, key);
}

/** Writes a refund of `payBack` down. Call it in the transaction that marks the refund as made. */
export async function recordPaidBack(tx: Database, checkoutKey: string, amount: number, now: Date): Promise<void> {
  const payment = await lockPayment(tx, checkoutKey);
  await record(tx, payment, { refunded: payment.refunded + amount }, now);
}
