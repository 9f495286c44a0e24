import { eq, getTableColumns } from 'drizzle-orm';
import type { Backend } from '#backend/backend.ts';
import { payments } from '#backend/db/payments-schema.ts';
import { bookings } from '#backend/db/schema.ts';

/** Bookings with how their payment stands, its method, and what the provider calls it. */
export const paidBookings = ({ db }: Pick<Backend, 'db'>) =>
  db
    .select({ ...getTableColumns(bookings), payment: payments.status, method: payments.method, reference: payments.reference })
    .from(bookings)
    .innerJoin(payments, eq(payments.checkoutKey, bookings.checkoutKey));

export type PaidBooking = Awaited<ReturnType<typeof paidBookings>>[number];
