import { refundBooked } from '../bookings/money.ts';
import { giftJob } from './gift-job.ts';

/** Gives back what was left of a gift voucher when who bought it withdrew. */
export const giftRefundJob = giftJob({ kind: 'gift_refund', queue: 'money', work: refundBooked });
