import { captureJob, tillOf } from '../bookings/money.ts';
import { dueJob } from '../jobs/job.ts';
import { take } from '../payments/settle.ts';
import { known, type Checkout } from './checkout.ts';

/** Takes the money of what is booked, where that is still to be done. Should it fail, the bookings stand and a job goes on trying. */
export async function capturePayment(checkout: Checkout): Promise<undefined> {
  const { backend, method } = checkout;
  const [first] = known(checkout, 'bookings');
  const payment = known(checkout, 'paidBy');
  if (!first || payment.toCapture === null || method.settles !== 'after-booking') return;
  try {
    await take(tillOf(backend), payment);
  } catch (error) {
    backend.log.warn({ err: error, orderNumber: first.orderNumber }, 'capture failed; a job will try again');
    await backend.jobs.enqueue(backend.db, dueJob(captureJob, { bookingId: first.id }));
  }
}
