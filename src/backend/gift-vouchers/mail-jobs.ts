import { giftJob } from './gift-job.ts';
import { sendReceiptMail } from './mails/receipt.ts';
import { sendVoucherMail } from './mails/voucher.ts';
import { sendWithdrawalMail } from './mails/withdrawal.ts';

export const giftReceiptMail = giftJob({ kind: 'gift_receipt_mail', queue: 'mail', work: sendReceiptMail });

/** Waits until the day that was asked for. One that was withdrawn meanwhile is not sent. */
export const giftVoucherMail = giftJob({
  kind: 'gift_voucher_mail',
  queue: 'mail',
  work: sendVoucherMail,
  isPointless: ({ endedAt, recipientEmail }) => endedAt !== null || recipientEmail === null,
});

export const giftWithdrawalMail = giftJob({ kind: 'gift_withdrawal_mail', queue: 'mail', work: sendWithdrawalMail });
