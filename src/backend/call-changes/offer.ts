import { eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { bookingJob } from '../bookings/booking-job.ts';
import { stands, type Booking } from '../bookings/booking.ts';
import type { Database } from '../db/open.ts';
import { bookings } from '../db/schema.ts';
import { refundAll } from './refund-all.ts';

/** Whether a booker may still choose what that change has led to. */
export function isOpenOffer({ clock }: Pick<Backend, 'clock'>, booking: Booking, at: string): boolean {
  const { callChange } = booking;
  const isThis = callChange?.outcome === 'offer' && callChange.at === at && stands(booking);
  return isThis && clock().toISOString() < (callChange.until ?? '');
}

export const lockBooking = async (tx: Database, id: string): Promise<Booking | undefined> =>
  (await tx.select().from(bookings).where(eq(bookings.id, id)).for('update'))[0];

/** The booker takes all money back. @returns false where that cannot be chosen any more, or was before */
export const takeMoney = (backend: Backend, { id }: Pick<Booking, 'id'>, at: string): Promise<boolean> =>
  backend.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (!booking?.callChange || !isOpenOffer(backend, booking, at)) return false;
    const { call } = booking.callChange;
    await refundAll(backend, tx, booking, { at: backend.clock().toISOString(), call, outcome: 'refund', reason: 'asked' });
    return true;
  });

/** Nobody has chosen: all money comes back by itself. @throws Error before its time, which is the server's to say */
const endOffer = (backend: Backend, { id }: Pick<Booking, 'id'>, at: string): Promise<void> =>
  backend.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    const change = booking?.callChange;
    if (!change || change.outcome !== 'offer' || change.at !== at || !stands(booking)) return;
    if (isOpenOffer(backend, booking, at)) throw new Error('there is still time to choose');
    const now = backend.clock().toISOString();
    await refundAll(backend, tx, booking, { at: now, call: change.call, outcome: 'refund', reason: 'unanswered' });
  });

/** `at`: of which change, ISO 8601. */
export const callOfferOverJob = bookingJob<{ bookingId: string; at: string }>({
  kind: 'call_offer_over',
  queue: 'money',
  work: (backend, booking, { at }) => endOffer(backend, booking, at),
});
