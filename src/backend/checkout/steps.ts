import { answer } from './answer.ts';
import { authorisePayment } from './authorise-payment.ts';
import { bookSeats } from './book-seats.ts';
import { capturePayment } from './capture-payment.ts';
import { checkAnswers } from './check-answers.ts';
import { checkHold } from './check-hold.ts';
import { checkPickup } from './check-pickup.ts';
import { checkPrice } from './check-price.ts';
import { checkSelection } from './check-selection.ts';
import { checkTravellers } from './check-travellers.ts';
import type { Step } from './checkout.ts';
import { claimCheckout } from './claim-checkout.ts';
import { confirmAtSupplier } from './confirm-at-supplier.ts';
import { readQuote } from './read-quote.ts';

/** From a request to what it would cost, whatever pays for it. Nothing is booked or charged. */
const untilPrice: readonly Step[] = [
  claimCheckout,
  readQuote,
  checkHold,
  checkSelection,
  checkTravellers,
  checkPickup,
  checkAnswers,
  checkPrice,
];

/** The way from a request to a booking. Nothing is charged before `authorisePayment`, nothing booked before `bookSeats`. */
export const checkoutSteps: readonly Step[] = [...untilPrice, authorisePayment, confirmAtSupplier, bookSeats, capturePayment, answer];

/** The same for an order on an organisation's account: booking and charge are one transaction, and nothing is left to take. */
export const accountSteps: readonly Step[] = [...untilPrice, confirmAtSupplier, bookSeats, answer];

/** What is left to do for a payment that was authorised while nobody was there to book. */
export const completionSteps: readonly Step[] = [readQuote, confirmAtSupplier, bookSeats, capturePayment, answer];
