import { answer } from './answer.ts';
import { answerSetAside, authorisePayment } from './authorise-payment.ts';
import { applyReserved, applyVoucher } from './apply-voucher.ts';
import { bookItems } from './book-items.ts';
import { capturePayment } from './capture-payment.ts';
import { checkAnswers } from './check-answers.ts';
import { checkHold } from './check-hold.ts';
import { checkMethod, checkPrice, checkSelection } from './check-quoted.ts';
import { checkShip } from './check-ship.ts';
import { checkTransfers } from './check-transfers.ts';
import { checkTravellers } from './check-travellers.ts';
import type { Step } from './checkout.ts';
import { claimCheckout } from './claim-checkout.ts';
import { confirmAtSupplier } from './confirm-at-supplier.ts';
import { checkGiftVoucher, readGiftVoucher } from './gift-voucher.ts';
import { readItems } from './read-items.ts';
import { reopenHolds } from './reopen-holds.ts';

/** What is left to do for a payment that was made while nobody was there to book. */
export const completionSteps: readonly Step[] = [
  readItems,
  readGiftVoucher,
  applyReserved,
  reopenHolds,
  checkShip,
  confirmAtSupplier,
  checkShip,
  bookItems,
  capturePayment,
  answer,
];

/** Nothing is charged before `authorisePayment`. */
const untilPaid: readonly Step[] = [
  claimCheckout,
  readItems,
  readGiftVoucher,
  checkGiftVoucher,
  checkHold,
  checkSelection,
  checkShip,
  checkTravellers,
  checkTransfers,
  checkAnswers,
  applyVoucher,
  checkPrice,
  checkMethod,
  authorisePayment,
];

/**
 * The way from a request to bookings, whatever pays for it. Nothing is booked before `bookItems`. What a supplier takes long to confirm is
 * held against the ship once more: a booking knows the call of its own moment, and would never be told that it had missed a change.
 */
export const checkoutSteps: readonly Step[] = [
  ...untilPaid,
  reopenHolds,
  checkShip,
  confirmAtSupplier,
  checkShip,
  bookItems,
  capturePayment,
  answer,
];

/** The same as far as the payment: who sent it asks for the rest. */
export const paymentIntentSteps: readonly Step[] = [...untilPaid, answerSetAside];
