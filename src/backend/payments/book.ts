import type { Database } from '../db/open.ts';
import type { LedgerEntry, PaymentMethod } from './method.ts';
import { lockPayment, record, type Payment } from './payment.ts';
import { methodOf } from './registry.ts';

/** What is left to do at the provider after the commit. */
export type MoneyJobKind = 'capture' | 'void' | 'refund';
type Methods = readonly PaymentMethod[];

/**
 * The money of a booking that is certain is taken. Call it in the transaction that confirms the booking.
 * @param payment what pays for it, locked or written by this transaction @returns what is left to do
 */
export async function take(tx: Database, methods: Methods, payment: Payment, entry: LedgerEntry): Promise<MoneyJobKind[]> {
  const method = methodOf(methods, payment);
  if (method.settles !== 'with-booking') return method.settles === 'after-booking' ? ['capture'] : [];
  await method.charge(tx, entry);
  await record(tx, payment, { captured: payment.captured + entry.amount }, entry.at);
  return [];
}

/**
 * A booking that was never certain is not made: nothing is charged. Call it in the transaction that ends the booking.
 * @returns what is left to do
 */
export async function letGo(tx: Database, methods: Methods, checkoutKey: string, now: Date): Promise<MoneyJobKind[]> {
  const payment = await lockPayment(tx, checkoutKey);
  if (methodOf(methods, payment).settles !== 'with-booking') return ['void'];
  await record(tx, payment, { released: payment.authorised - payment.captured }, now);
  return [];
}

/** A part of what was taken goes back. Call it in the transaction that cancels the booking. @returns what is left to do */
export async function giveBack(tx: Database, methods: Methods, checkoutKey: string, entry: LedgerEntry): Promise<MoneyJobKind[]> {
  const payment = await lockPayment(tx, checkoutKey);
  const method = methodOf(methods, payment);
  if (method.settles !== 'with-booking') return ['refund'];
  await method.credit(tx, entry);
  await record(tx, payment, { refunded: payment.refunded + entry.amount }, entry.at);
  return [];
}
