import { captureJob, tillOf } from '../bookings/money.ts';
import { capture } from '../payments/settle.ts';
import { known, type Checkout } from './checkout.ts';

/** Takes the money of what is booked, where that is still to be done. Should it fail, the booking stands and a job goes on trying. */
export async function capturePayment(checkout: Checkout): Promise<undefined> {
  const { backend, method } = checkout;
  const booking = known(checkout, 'booking');
  if (booking.status === 'on_request' || method.settles !== 'after-booking') return;
  try {
    await capture(tillOf(backend), known(checkout, 'paidBy'));
  } catch (error) {
    backend.log.warn({ err: error, orderNumber: booking.orderNumber }, 'capture failed; a job will try again');
    await backend.jobs.enqueue(backend.db, captureJob, { bookingId: booking.id });
  }
}
