import type { Backend } from '../backend.ts';
import type { Job, QueueName } from '../jobs/job.ts';
import { readBooking, type Booking } from './booking.ts';

/** Ids, of which one is a booking's. */
type AboutBooking = { bookingId: string };

type BookingJob<P extends AboutBooking> = {
  kind: string;
  queue: QueueName;
  work: (backend: Backend, booking: Booking, payload: P) => Promise<void>;
  isPointless?: (booking: Booking, now: Date, payload: P) => boolean;
};

async function known({ db }: Backend, bookingId: string): Promise<Booking> {
  const booking = await readBooking(db, bookingId);
  if (!booking) throw new Error(`there is no booking ${bookingId}`);
  return booking;
}

/** Once its personal data are gone, a booking has nobody to write to, and nothing to write about to its operator. */
const isUnaddressed = (queue: QueueName, { erasedAt }: Booking): boolean => queue === 'mail' && erasedAt !== null;

/** A job about a booking, as it is when the job's turn has come. */
export const bookingJob = <P extends AboutBooking = AboutBooking>({
  kind,
  queue,
  work,
  isPointless = () => false,
}: BookingJob<P>): Job<P> => ({
  kind,
  queue,
  work: async (backend, payload) => work(backend, await known(backend, payload.bookingId), payload),
  isPointless: async (backend, payload) => {
    const booking = await known(backend, payload.bookingId);
    return isUnaddressed(queue, booking) || isPointless(booking, backend.clock(), payload);
  },
});
