import { eq, sql } from 'drizzle-orm';
import type { Backend } from '#backend/backend.ts';
import { bookings } from '#backend/db/schema.ts';

/** A day long ago, so that whoever books in a test has been there. */
const past = { start: '2026-01-15T10:00', end: '2026-01-15T12:00' };

/** As if the visit were over and the day after it had come: the server's own workers ask how it was. */
export async function endVisit({ db }: Pick<Backend, 'db'>, orderNumber: string): Promise<void> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.orderNumber, orderNumber));
  if (!booking) throw new Error(`there is no booking ${orderNumber}`);
  const { id, item } = booking;
  await db
    .update(bookings)
    .set({ item: { ...item, span: { ...item.span, ...past } } })
    .where(eq(bookings.id, id));
  await db.execute(
    sql`update pgboss.job set start_after = now() where data ->> 'kind' = 'review_mail' and data #>> '{payload,bookingId}' = ${id}`,
  );
}
