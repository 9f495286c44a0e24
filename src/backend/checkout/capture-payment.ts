import { dueJob } from '../jobs/job.ts';
import { capturePaymentJob } from '../payments/capture-job.ts';
import { take, tillOf } from '../payments/settle.ts';
import { known, type Checkout } from './checkout.ts';

/** Takes the money of what is booked, where that is still to be done. Should it fail, the order stands and a job goes on trying. */
export async function capturePayment(checkout: Checkout): Promise<undefined> {
  const { backend, key: checkoutKey, method } = checkout;
  const payment = known(checkout, 'paidBy');
  if (payment.toCapture === null || method.settles !== 'after-booking') return;
  try {
    await take(tillOf(backend), payment);
  } catch (error) {
    backend.log.warn({ err: error, checkout: checkoutKey }, 'capture failed; a job will try again');
    await backend.jobs.enqueue(backend.db, dueJob(capturePaymentJob, { checkoutKey }));
  }
}
