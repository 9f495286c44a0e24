import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { payments } from '../db/payments-schema.ts';
import { bookings } from '../db/schema.ts';
import type { Routine } from '../jobs/routines.ts';
import { dueCapture } from './money.ts';

/** A checkout that captures what it has booked is done by then. */
const overdueMilliseconds = 10_000;
/** How often a provider that looks into a capture is asked, should its event never come. */
const pendingMilliseconds = 3_600_000;
const atOnce = 100;

/** Asks for the capture of what is booked and was not captured: its server died, or the provider did not answer. */
export async function captureOverdue({ db, clock, jobs, payments: { methods } }: Backend): Promise<void> {
  const before = (milliseconds: number) => lte(payments.updatedAt, new Date(clock().getTime() - milliseconds));
  const captured = methods.filter(({ settles }) => settles === 'after-booking').map(({ id }) => id);
  const overdue = await db
    .select({ checkoutKey: payments.checkoutKey, bookingId: bookings.id })
    .from(payments)
    .leftJoin(bookings, and(eq(bookings.checkoutKey, payments.checkoutKey), eq(bookings.position, 1)))
    .where(
      and(
        eq(payments.status, 'authorised'),
        or(and(isNull(payments.trouble), before(overdueMilliseconds)), and(eq(payments.trouble, 'pending'), before(pendingMilliseconds))),
        inArray(payments.method, captured),
        sql`not exists (select from bookings other where other.checkout_key = ${payments.checkoutKey} and other.status = 'on_request')`,
      ),
    )
    .limit(atOnce);
  await jobs.enqueue(db, ...overdue.map(dueCapture));
}

export const captureOverdueRoutine: Routine = { name: 'capture what is overdue', everySeconds: 2, work: captureOverdue };
