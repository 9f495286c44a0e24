import type { Backend } from '../backend.ts';
import type { Job, QueueName } from '../jobs/job.ts';
import { readBooking, type Booking } from './booking.ts';

type BookingJob = {
  kind: string;
  queue: QueueName;
  work: (backend: Backend, booking: Booking) => Promise<void>;
  isPointless?: (booking: Booking) => boolean;
};

async function known({ db }: Backend, bookingId: string): Promise<Booking> {
  const booking = await readBooking(db, bookingId);
  if (!booking) throw new Error(`there is no booking ${bookingId}`);
  return booking;
}

/** A job about a booking, as it is when the job's turn has come. */
export const bookingJob = ({ kind, queue, work, isPointless = () => false }: BookingJob): Job<{ bookingId: string }> => ({
  kind,
  queue,
  work: async (backend, { bookingId }) => work(backend, await known(backend, bookingId)),
  isPointless: async (backend, { bookingId }) => isPointless(await known(backend, bookingId)),
});
