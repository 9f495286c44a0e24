import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { fromDecimal } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { actionResult, setAsideResult } from '../bookings/result.ts';
import { offeredLocale } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { isOver, isSecured, type Due, type ProviderMethod, type ProviderPayment } from '../payments/method.ts';
import { known, type Checkout } from './checkout.ts';
import { conclude } from './claims.ts';
import { earlierPayment } from './earlier-payment.ts';
import { refuseMethod } from './method-for.ts';

/** Of an order whose total has been checked. */
function dueOf({ backend, key, order }: Checkout): Due {
  const { chargeRequest, cart } = order;
  const locale = offeredLocale(order.locale, backend.brand.locales);
  const { amount, description, currency } = chargeRequest;
  const [booker] = cart.persons;
  return {
    checkout: key,
    amount: fromDecimal(amount, currency).amount,
    currency,
    description,
    payer: { name: booker ? `${booker.firstName} ${booker.lastName}` : '', email: booker?.email ?? '', locale },
    returnUrl: `${backend.config.siteUrl}${paths.checkoutReturn(locale, key)}`,
  };
}

const ofAnother = (field: string) => new Refusal('invalid_request', { field, problem: 'of_another_checkout' });

async function tryInstrument(checkout: Checkout, method: ProviderMethod, earlier: ProviderPayment | undefined): Promise<ProviderPayment> {
  const { paymentMethodId = '' } = checkout.order.chargeRequest;
  const reusable = earlier && !isOver(earlier) ? earlier : undefined;
  const attempt = { number: known(checkout, 'claim').attempt, earlier: reusable };
  checkout.tries?.begin();
  return method.authorise(dueOf(checkout), paymentMethodId, attempt);
}

/** Sets aside what was approved: a try that was counted when it began. What stands in another way is as it was. */
export const setAsideApproved = async (method: ProviderMethod, payment: ProviderPayment): Promise<ProviderPayment> =>
  payment.state === 'approved' && method.setAside ? method.setAside(payment.reference) : payment;

/**
 * The payment that an order goes on with.
 * @throws Refusal `invalid_request` for one that is of another checkout
 */
function referenceIn({ key, order }: Checkout, earlier: ProviderPayment | undefined): string | undefined {
  const { payPalInvoiceId: invoice, payConfirmationNumber } = order.cart;
  const { paymentIntentId = payConfirmationNumber } = order.chargeRequest;
  if (invoice !== undefined && invoice.toLowerCase() !== key) throw ofAnother('cart.payPalInvoiceId');
  if (paymentIntentId !== undefined && paymentIntentId !== earlier?.reference) throw ofAnother('chargeRequest.paymentIntentId');
  return paymentIntentId;
}

/** Reads how the payment stands before it tries an instrument: one that is authorised, or waits for who pays, is not tried again. */
async function paymentOf(checkout: Checkout, method: ProviderMethod): Promise<ProviderPayment> {
  const { paymentMethodId } = checkout.order.chargeRequest;
  const earlier = await earlierPayment(checkout);
  if (earlier) checkout.payment = earlier;
  const reference = referenceIn(checkout, earlier);
  if (!earlier) return tryInstrument(checkout, method, earlier);
  const goesOn = reference !== undefined || earlier.instrument === paymentMethodId;
  if (earlier.state === 'approved' && reference !== undefined) return setAsideApproved(method, earlier);
  const isUnderWay = isSecured(earlier) || (earlier.state === 'needs_action' && goesOn);
  const wasDeclined = earlier.state === 'declined' && reference !== undefined;
  return isUnderWay || wasDeclined ? earlier : tryInstrument(checkout, method, earlier);
}

/** Leaves the checkout to a later request. */
async function leaveOpen(checkout: Checkout, payment: ProviderPayment, resultOf = actionResult): Promise<CheckoutResult> {
  const { backend, key, order } = checkout;
  const outcome = { state: 'requires_action', paymentReference: payment.reference } as const;
  if (!(await conclude(backend.db, key, known(checkout, 'claim'), outcome, backend.clock()))) throw new Refusal('in_progress');
  return resultOf(payment, order.cart.id);
}

/**
 * Has the order's total set aside, or taken where the method knows nothing else. Where who pays must first act (3-D Secure, the pages of a
 * provider), says so and stops. Nothing to do for a method that is charged with the booking.
 */
export async function authorisePayment(checkout: Checkout): Promise<CheckoutResult | undefined> {
  const { method } = checkout;
  if (method.settles === 'with-booking') return undefined;
  const payment = await paymentOf(checkout, method);
  checkout.payment = payment;
  if (isSecured(payment)) {
    checkout.tries?.succeed();
    return undefined;
  }
  if (payment.state !== 'needs_action') throw new Refusal(payment.refusal ?? 'payment_failed');
  return leaveOpen(checkout, payment);
}

/** Answers what is set aside, without booking it: whoever has ordered goes on with it, or `settle` where nobody does. */
export async function answerSetAside(checkout: Checkout): Promise<CheckoutResult> {
  if (!checkout.payment) throw refuseMethod('unknown');
  return leaveOpen(checkout, checkout.payment, setAsideResult);
}
