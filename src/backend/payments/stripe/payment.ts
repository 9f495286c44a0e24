import type Stripe from 'stripe';
import type { ProviderPayment } from '../method.ts';
import { declineCode, paymentRefusal } from './refusals.ts';

/** The rest has been declined, or never tried. */
const states: Partial<Record<Stripe.PaymentIntent.Status, ProviderPayment['state']>> = {
  requires_capture: 'authorised',
  succeeded: 'captured',
  requires_action: 'needs_action',
  canceled: 'released',
};

/** A payment intent in the words that all methods share. */
export function paymentOf({
  id,
  status,
  payment_method: method,
  client_secret: secret,
  next_action: action,
  last_payment_error: failure,
}: Stripe.PaymentIntent): ProviderPayment {
  const state = states[status] ?? 'declined';
  const redirectUrl = action?.redirect_to_url?.url;
  return {
    reference: id,
    state,
    ...(typeof method === 'string' && { instrument: method }),
    ...(secret !== null && { secret }),
    ...(typeof redirectUrl === 'string' && { redirectUrl }),
    ...(state === 'declined' && { refusal: declineCode(failure ?? {}) }),
  };
}

/** An answer of Stripe, whose errors become those of the shop. @throws Refusal, OutcomeUnknown */
export const known = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw paymentRefusal(error);
  });
