import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { dueJob } from '../jobs/job.ts';
import { supplierOf } from '../suppliers/registry.ts';
import { giveBackSpent } from '../vouchers/spend.ts';
import type { Booking } from './booking.ts';
import { bookingJob } from './booking-job.ts';
import { releaseSuggested } from './suggested-time.ts';

type Needs = Pick<Backend, 'suppliers' | 'jobs' | 'clock'>;

const suppliedBy = (backend: Pick<Backend, 'suppliers'>, { item }: Pick<Booking, 'item'>) => supplierOf(backend, item.product);

export const supplierCancelJob = bookingJob({
  kind: 'supplier_cancel',
  queue: 'money',
  work: async (backend, booking) => suppliedBy(backend, booking).cancel?.(booking.holdId),
});

/**
 * Frees what a booking has taken, in the transaction that ends it; a supplier elsewhere is told by a job.
 * @param share of what it has cost that goes back to its gift voucher: 0 to 1, in whole per cent
 */
export async function releaseBooked(
  backend: Needs,
  tx: Database,
  booking: Pick<Booking, 'id' | 'holdId' | 'item' | 'suggestedTime'>,
  share: number,
): Promise<void> {
  const { id, holdId } = booking;
  const supplier = suppliedBy(backend, booking);
  await supplier.release(tx, holdId, 'booked');
  await releaseSuggested(backend, tx, booking);
  await giveBackSpent(tx, id, share, backend.clock());
  if (supplier.cancel) await backend.jobs.enqueue(tx, dueJob(supplierCancelJob, { bookingId: id }));
}
