import { eq } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { organizations } from '../../db/identity-schema.ts';
import type { Booking } from '../../bookings/booking.ts';

/** The name of the organisation whose account pays for a booking; nothing where a card does. */
export async function payerOf(
  { db, brand }: Pick<Backend, 'db' | 'brand'>,
  { paymentIntentId, organizationId }: Booking,
): Promise<string | undefined> {
  if (paymentIntentId !== null || organizationId === null) return undefined;
  const [found] = await db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organizationId));
  return found?.name ?? brand.name;
}
