import type { Job } from '../jobs/job.ts';
import { readPayment } from './payment.ts';
import { take, tillOf } from './settle.ts';

/** Takes what was decided of a payment, where its checkout could not finish that. `checkoutKey`: of the order that it pays for. */
export const capturePaymentJob: Job<{ checkoutKey: string }> = {
  kind: 'capture_payment',
  queue: 'money',
  work: async (backend, { checkoutKey }) => take(tillOf(backend), await readPayment(backend.db, checkoutKey)),
};
