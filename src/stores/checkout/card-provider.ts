import { ServiceError } from '#api/service-error.ts';

/** Why there is no payment method; only `no_response` and `too_many_requests` say nothing about the card. */
export type CardProblem = 'card_declined' | 'insufficient_funds' | 'payment_failed' | 'no_response' | 'too_many_requests';

/** How a payment intent stands with the shopper's bank; `unknown` when the provider cannot be reached. */
export type IntentStanding = 'authorized' | 'action_needed' | 'refused' | 'unknown';

/** The card payment provider as the payment needs it; the checkout page puts the provider's own script behind it. */
export type CardProvider = {
  /** Turns the card that was typed into a payment method. */
  createMethod: () => Promise<{ paymentMethodId: string } | { problem: CardProblem }>;
  /** Has the shopper's bank confirm, where it asks to (3-D Secure). */
  confirm: (clientSecret: string) => Promise<IntentStanding>;
  /** Reads how the intent stands, asking the shopper nothing. */
  read: (clientSecret: string) => Promise<IntentStanding>;
};

/** @returns the payment method's id @throws ServiceError */
export async function paymentMethodOf(provider: CardProvider): Promise<string> {
  const method = await provider.createMethod();
  if ('paymentMethodId' in method) return method.paymentMethodId;
  throw new ServiceError(method.problem, 'No payment method');
}

/** @throws ServiceError when there is no telling */
export function known(standing: IntentStanding): Exclude<IntentStanding, 'unknown'> {
  if (standing === 'unknown') throw new ServiceError('no_response', 'The payment provider did not answer');
  return standing;
}
