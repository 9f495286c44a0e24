import { ServiceError } from '#api/service-error.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';

/** Why there is nothing to pay with; only `no_response` and `too_many_requests` say nothing about what was typed. */
export type InstrumentProblem = 'card_declined' | 'insufficient_funds' | 'payment_failed' | 'no_response' | 'too_many_requests';

/** How a payment stands with its provider; `unknown` when that cannot be reached. */
export type PaymentStanding = 'authorized' | 'action_needed' | 'refused' | 'unknown';

/** The browser's half of a payment method that needs what only a browser has: fields of a provider, a bank's challenge. */
export type PaymentSheet = {
  method: ShopperMethod;
  /** What pays, under the provider's own id: the card that was typed. */
  instrument: () => Promise<{ id: string } | { problem: InstrumentProblem }>;
  /** Has the shopper confirm, where the bank asks for it (3-D Secure). */
  confirm: (secret: string) => Promise<PaymentStanding>;
  /** Reads how the payment stands, asking the shopper nothing. */
  read: (secret: string) => Promise<PaymentStanding>;
};

/** @returns the instrument's id @throws ServiceError */
export async function instrumentOf(sheet: PaymentSheet): Promise<string> {
  const instrument = await sheet.instrument();
  if ('id' in instrument) return instrument.id;
  throw new ServiceError(instrument.problem, 'Nothing to pay with');
}

/** @throws ServiceError when it cannot be found out */
export function known(standing: PaymentStanding): Exclude<PaymentStanding, 'unknown'> {
  if (standing === 'unknown') throw new ServiceError('no_response', 'The payment provider did not answer');
  return standing;
}
