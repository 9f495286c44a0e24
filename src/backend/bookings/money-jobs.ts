import type { MoneyTask } from '../payments/book.ts';
import { bookingJob } from './booking-job.ts';
import { captureBooked, refundBooked, voidBooked } from './money.ts';

/** The checkout captures at once: this is for what it could not finish (`captureOverdue`), and for what an operator accepts later. */
export const captureJob = bookingJob({ kind: 'capture', queue: 'money', work: captureBooked });

export const voidJob = bookingJob({ kind: 'void', queue: 'money', work: voidBooked });

export const refundJob = bookingJob({ kind: 'refund', queue: 'money', work: refundBooked });

/** What does at the provider what `payments/book.ts` has left to do. */
export const moneyJobs: Record<MoneyTask, typeof captureJob> = { capture: captureJob, void: voidJob, refund: refundJob };
