import { deletionMail } from './account/deletion-mail.ts';
import { eraseRoutine, forgetWordsRoutine } from './account/erasure.ts';
import { forgetSecretsRoutine } from './account/forget-secrets.ts';
import { eraseGiftVouchersRoutine } from './account/gift-voucher-erasure.ts';
import { forgetApplicationsRoutine } from './applications/forget.ts';
import { answerMail, noticeMail, receivedMail } from './applications/mail-jobs.ts';
import type { Backend } from './backend.ts';
import { callChangeJob } from './call-changes/follow.ts';
import {
  callOfferMail,
  callRefundMail,
  callStandsMail,
  movedTicketMail,
  operatorCallRefundMail,
  operatorCallStandsMail,
  operatorMovedMail,
} from './call-changes/mail-jobs.ts';
import { noticeChangedCallsRoutine } from './call-changes/notice.ts';
import { callOfferOverJob } from './call-changes/offer.ts';
import { cancelHoldJob } from './call-changes/take-time.ts';
import { captureOverdueRoutine } from './bookings/capture-overdue.ts';
import { codeMail } from './bookings/access/code-mail.ts';
import { forgetCodesRoutine } from './bookings/access/codes.ts';
import { supplierCancelJob } from './bookings/release-booked.ts';
import {
  operatorBookedMail,
  operatorCancelledMail,
  declinedMail,
  operatorReminderMail,
  operatorRequestMail,
  orderMail,
  refundMail,
  requestMail,
  reviewMail,
  suggestedTimeAnsweredMail,
  suggestedTimeMail,
  ticketMail,
} from './bookings/mail-jobs.ts';
import { captureJob, refundJob, voidJob } from './bookings/money.ts';
import { forgetFailedRoutine } from './checkout/claims.ts';
import { paidBackMail } from './checkout/paid-back-mail.ts';
import { reversedMail } from './checkout/reversed-mail.ts';
import { settleRoutine } from './checkout/settle.ts';
import { giftReceiptMail, giftVoucherMail, giftWithdrawalMail } from './gift-vouchers/mail-jobs.ts';
import { giftRefundJob } from './gift-vouchers/refund-job.ts';
import { accountMail } from './identity/account-mail-job.ts';
import { forgetOldMailsRoutine } from './identity/account-mails.ts';
import { forgetExpiredRoutine } from './identity/adapter.ts';
import { signInCodeMail } from './identity/codes/mail-job.ts';
import type { Job } from './jobs/job.ts';
import { startRoutines, type Routine } from './jobs/routines.ts';
import { startWorkers } from './jobs/workers.ts';
import { confirmationMail } from './newsletter/confirmation-mail.ts';
import { changedMail, operatorChangedMail } from './changes/mail-jobs.ts';
import { forgetUnconfirmedRoutine, forgetUnsubscribedRoutine } from './newsletter/subscriptions.ts';
import { capturePaymentJob } from './payments/capture-job.ts';
import { followPromotionsRoutine } from './promoted-catalogue.ts';
import { followReviewsRoutine } from './rated-catalogue.ts';
import { followNoticesRoutine, readCatalogueRoutine } from './open-catalogue.ts';
import { declineUnansweredRoutine } from './operators/decide.ts';
import { reviewNoticeMail } from './reviews/notice-mail.ts';
import { answerRequestsRoutine } from './sandbox/answer-requests.ts';
import { deliverEventsRoutine } from './sandbox/deliver-events.ts';
import { forgetWaiversRoutine } from './waivers/forget.ts';
import { waiverReminderMail } from './waivers/reminder.ts';
import { prepareSuppliersRoutine } from './vendor/prepare-suppliers.ts';
import { releaseExpiredRoutine } from './vendor/release-expired.ts';

/** All that may be asked for in a transaction, and is done after its commit. */
export const jobs: readonly Job[] = [
  captureJob,
  capturePaymentJob,
  voidJob,
  refundJob,
  giftRefundJob,
  supplierCancelJob,
  callChangeJob,
  callOfferOverJob,
  cancelHoldJob,
  orderMail,
  ticketMail,
  requestMail,
  waiverReminderMail,
  operatorRequestMail,
  operatorReminderMail,
  operatorBookedMail,
  operatorCancelledMail,
  operatorChangedMail,
  changedMail,
  suggestedTimeMail,
  suggestedTimeAnsweredMail,
  callStandsMail,
  callOfferMail,
  callRefundMail,
  movedTicketMail,
  operatorCallStandsMail,
  operatorCallRefundMail,
  operatorMovedMail,
  declinedMail,
  refundMail,
  paidBackMail,
  reversedMail,
  giftReceiptMail,
  giftVoucherMail,
  giftWithdrawalMail,
  reviewMail,
  reviewNoticeMail,
  codeMail,
  confirmationMail,
  receivedMail,
  noticeMail,
  answerMail,
  accountMail,
  signInCodeMail,
  deletionMail,
];

/** All that is done again and again. */
export const routines: readonly Routine[] = [
  deliverEventsRoutine,
  settleRoutine,
  captureOverdueRoutine,
  answerRequestsRoutine,
  declineUnansweredRoutine,
  releaseExpiredRoutine,
  prepareSuppliersRoutine,
  readCatalogueRoutine,
  noticeChangedCallsRoutine,
  followNoticesRoutine,
  followPromotionsRoutine,
  followReviewsRoutine,
  eraseRoutine,
  eraseGiftVouchersRoutine,
  forgetCodesRoutine,
  forgetUnconfirmedRoutine,
  forgetOldMailsRoutine,
  forgetExpiredRoutine,
  forgetFailedRoutine,
  forgetUnsubscribedRoutine,
  forgetApplicationsRoutine,
  forgetWordsRoutine,
  forgetSecretsRoutine,
  forgetWaiversRoutine,
];

/**
 * Does what is to be done in the background, beside other servers that do the same.
 * @param ofSite routines that need the built pages
 * @returns the function that stops it and waits for what is under way
 */
export async function startBackground(backend: Backend, ofSite: readonly Routine[] = []): Promise<() => Promise<void>> {
  const stopRoutines = startRoutines(backend, [...routines, ...ofSite]);
  const stopWorkers = await startWorkers(backend, jobs);
  return async () => {
    await Promise.all([stopRoutines(), stopWorkers()]);
  };
}
