import Stripe from 'stripe';
import type { ErrorCode } from '#contracts/errors.ts';
import { Refusal } from '../../http/refusal.ts';
import { OutcomeUnknown } from '../method.ts';

type Failure = { code?: string | undefined; decline_code?: string | undefined };

/** Stripe's reasons as the shopper hears them: https://docs.stripe.com/error-codes */
export function declineCode({ code, decline_code }: Failure): ErrorCode {
  if (decline_code === 'insufficient_funds') return 'insufficient_funds';
  if (code === 'payment_intent_authentication_failure' || code === 'authentication_required') return 'authentication_failed';
  return code === 'processing_error' ? 'payment_failed' : 'card_declined';
}

/** True where nobody knows whether Stripe did what it was asked. */
const isInDoubt = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeIdempotencyError ||
  error instanceof Stripe.errors.StripeRateLimitError;

/** An error of Stripe as the answer it becomes; other errors pass. */
export function paymentRefusal(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new Refusal(declineCode(error), undefined, { cause: error });
  if (isInDoubt(error)) return new OutcomeUnknown(error);
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method') {
    return new Refusal('invalid_request', { field: 'chargeRequest.paymentMethodId', problem: 'unknown' }, { cause: error });
  }
  return error;
}
