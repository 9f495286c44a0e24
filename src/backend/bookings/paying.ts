import { eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { organizations } from '../db/identity-schema.ts';
import { readPayment } from '../payments/payment.ts';
import { methodOf } from '../payments/registry.ts';
import type { Booking } from './booking.ts';

/** How a booking is paid, as mails say it; `account` names the organisation that pays. */
export type Paying = { settles: 'after-booking' | 'at-once' } | { settles: 'with-booking'; account: string };

async function nameOf(db: Database, organizationId: string): Promise<string | undefined> {
  const [found] = await db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organizationId));
  return found?.name;
}

export async function payingFor(
  { db, brand, payments: { methods } }: Pick<Backend, 'db' | 'brand' | 'payments'>,
  { checkoutKey, organizationId }: Booking,
): Promise<Paying> {
  const { payer, settles } = methodOf(methods, await readPayment(db, checkoutKey));
  if (payer === 'shopper') return { settles: settles === 'after-booking' ? settles : 'at-once' };
  return { settles, account: (organizationId === null ? undefined : await nameOf(db, organizationId)) ?? brand.name };
}

/** What is said of money that is set aside until it is booked, paid at once, or charged to an account. */
type Words<T> = { setAside: T; paid: T; onAccount: (account: string) => T };

export function inWords<T>(paying: Paying, { setAside, paid, onAccount }: Words<T>): T {
  if (paying.settles === 'with-booking') return onAccount(paying.account);
  return paying.settles === 'at-once' ? paid : setAside;
}
