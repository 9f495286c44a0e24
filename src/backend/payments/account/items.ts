import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { Database } from '../../db/open.ts';
import { invoiceItems } from '../../db/schema.ts';
import type { Booking } from '../../bookings/booking.ts';

type Item = typeof invoiceItems.$inferInsert;

/** Whether an organisation's account pays for an order, and no card. */
export const isOnAccount = ({ stripePaymentMethod }: Pick<PlacedOrder, 'stripePaymentMethod'>): boolean =>
  stripePaymentMethod === undefined;

function itemOf({ id, organizationId, subjectId, currency }: Booking, kind: Item['kind'], amount: number, createdAt: Date): Item {
  if (organizationId === null) throw new Error(`the booking ${id} is on nobody's account`);
  return { bookingId: id, kind, organizationId, subjectId, currency, amount, createdAt };
}

/** Charges the account for a booking that its operator has accepted; one that is booked at once is charged by `writeBooking`. */
export async function charge(tx: Database, booking: Booking, now: Date): Promise<void> {
  await tx.insert(invoiceItems).values(itemOf(booking, 'charge', booking.total, now));
}

/** Gives the account back what a cancelled booking is worth. @param amount minor units of the booking's currency */
export async function credit(tx: Database, booking: Booking, amount: number, now: Date): Promise<void> {
  await tx.insert(invoiceItems).values(itemOf(booking, 'credit', -amount, now));
}
