import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Booking } from './booking.ts';
import { bookingJob } from './booking-job.ts';

type Needs = Pick<Backend, 'catalogue' | 'suppliers' | 'jobs'>;

/** A tour that left the shop's own catalogue was its own. */
const suppliedBy = (backend: Pick<Backend, 'catalogue' | 'suppliers'>, { tourId }: Pick<Booking, 'tourId'>) =>
  supplierOf(backend, backend.catalogue.tours.get(tourId) ?? { supplier: 'local' });

export const supplierCancelJob = bookingJob({
  kind: 'supplier_cancel',
  queue: 'money',
  work: async (backend, booking) => suppliedBy(backend, booking).cancel?.(booking.holdId),
});

/** Frees what a booking has taken, in the transaction that ends it; a supplier elsewhere is told by a job. */
export async function giveBack(
  backend: Needs,
  tx: Database,
  { id, holdId, tourId }: Pick<Booking, 'id' | 'holdId' | 'tourId'>,
): Promise<void> {
  const supplier = suppliedBy(backend, { tourId });
  await supplier.release(tx, holdId, 'booked');
  if (supplier.cancel) await backend.jobs.enqueue(tx, supplierCancelJob, { bookingId: id });
}
