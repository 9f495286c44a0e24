import { bookingJob } from '../../bookings/booking-job.ts';
import { capture } from './capture.ts';
import { refund } from './refund.ts';
import { voidPayment } from './void.ts';

/** The checkout captures at once: this is for what it could not finish. */
export const captureJob = bookingJob({
  kind: 'capture',
  queue: 'money',
  work: capture,
  isPointless: ({ payment }) => payment !== 'authorized',
});

export const voidJob = bookingJob({ kind: 'void', queue: 'money', work: voidPayment });

export const refundJob = bookingJob({ kind: 'refund', queue: 'money', work: refund });
