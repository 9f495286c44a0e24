import { eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { organizations } from '../db/identity-schema.ts';
import { readPayment } from '../payments/payment.ts';
import { methodOf } from '../payments/registry.ts';
import type { Booking } from './booking.ts';

/** The name of the organisation whose account pays for a booking; nothing where its shopper does. */
export async function payerOf(
  { db, brand, payments: { methods } }: Pick<Backend, 'db' | 'brand' | 'payments'>,
  { checkoutKey, organizationId }: Booking,
): Promise<string | undefined> {
  if (organizationId === null) return undefined;
  const { payer } = methodOf(methods, await readPayment(db, checkoutKey));
  if (payer === 'shopper') return undefined;
  const [found] = await db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organizationId));
  return found?.name ?? brand.name;
}
