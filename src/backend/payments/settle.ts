import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import type { LedgerEntry, PaymentMethod, ProviderRefund } from './method.ts';
import { lockPayment, record, recordTrouble, type Payment } from './payment.ts';
import { atProvider, methodOf } from './registry.ts';

type Methods = readonly PaymentMethod[];

/** What is left to do at the provider after the commit. */
export type MoneyJobKind = 'capture' | 'refund';
/** What becomes of the money of a booking that ends. `isReleased`: it was set aside at most, and is not taken. */
type GivenBack = { isReleased: boolean; left: MoneyJobKind[] };

/** An operator has accepted: the money may be taken. Call it in the transaction that confirms the booking. @returns what is left to do */
export async function charge(tx: Database, methods: Methods, checkoutKey: string, entry: LedgerEntry): Promise<MoneyJobKind[]> {
  const payment = await lockPayment(tx, checkoutKey);
  const method = methodOf(methods, payment);
  if (method.settles !== 'with-booking') return method.settles === 'after-booking' ? ['capture'] : [];
  await method.charge(tx, entry);
  await record(tx, payment, { captured: payment.captured + entry.amount }, entry.at);
  return [];
}

/**
 * A booking that was never certain is not made: what was set aside for it is not taken, what was taken at once goes back. Call it in the
 * transaction that ends the booking.
 */
export async function dropCharge(tx: Database, methods: Methods, checkoutKey: string, { amount, at }: LedgerEntry): Promise<GivenBack> {
  const payment = await lockPayment(tx, checkoutKey);
  const { settles } = methodOf(methods, payment);
  if (settles === 'at-once') return { isReleased: false, left: ['refund'] };
  if (settles === 'after-booking') return { isReleased: true, left: ['capture'] };
  await record(tx, payment, { released: payment.released + amount }, at);
  return { isReleased: true, left: [] };
}

/**
 * A part of what a booking cost goes back; while an operator has yet to answer for another booking of the order, it is only not taken.
 * Call it in the transaction that cancels the booking.
 */
export async function giveBack(tx: Database, methods: Methods, checkoutKey: string, entry: LedgerEntry): Promise<GivenBack> {
  const payment = await lockPayment(tx, checkoutKey);
  const method = methodOf(methods, payment);
  if (method.settles === 'with-booking') {
    await method.credit(tx, entry);
    await record(tx, payment, { refunded: payment.refunded + entry.amount }, entry.at);
    return { isReleased: false, left: [] };
  }
  // A release before this column leaves it empty, and captures at once.
  const isUndecided = payment.toCapture === null && payment.captured === 0;
  return isUndecided ? { isReleased: true, left: ['capture'] } : { isReleased: false, left: ['refund'] };
}

/** What money at a provider is moved with. */
export type Till = { db: Database; methods: Methods; clock: () => Date };

export const tillOf = ({ db, payments: { methods }, clock }: Pick<Backend, 'db' | 'payments' | 'clock'>): Till => ({ db, methods, clock });

/**
 * Takes of what was set aside what was decided, and gives up the rest, once however often it is asked. Nothing where nothing is decided;
 * what the provider looks into is not taken yet.
 * @throws what the provider throws
 */
export async function take({ db, methods, clock }: Till, payment: Payment): Promise<void> {
  const { method, reference } = atProvider(methods, payment);
  const { toCapture, authorised, captured, released } = payment;
  if (toCapture === null || captured > 0 || released > 0) return;
  const state = toCapture > 0 ? await method.capture(reference, toCapture) : await method.release(reference);
  if (state === 'pending') await recordTrouble(db, payment, state, clock());
  else await record(db, payment, { captured: toCapture, released: authorised - toCapture }, clock());
  if (state !== 'pending' && payment.trouble === 'pending') await recordTrouble(db, payment, null, clock());
}

/**
 * Pays a part of a payment back. Only what was taken can be: where the capture is still under way, it is made first.
 * @param key one refund for each @param amount in minor units
 */
export async function payBack(till: Till, payment: Payment, amount: number, key: string): Promise<ProviderRefund> {
  const { method, reference } = atProvider(till.methods, payment);
  if (payment.captured === 0) await take(till, payment);
  return method.refund(reference, amount, key);
}

/** Writes a refund of `payBack` down. Call it in the transaction that marks the refund as made. */
export async function recordPaidBack(tx: Database, checkoutKey: string, amount: number, now: Date): Promise<void> {
  const payment = await lockPayment(tx, checkoutKey);
  await record(tx, payment, { refunded: payment.refunded + amount }, now);
}
