import { atom } from 'nanostores';
import * as v from 'valibot';
import type { ServiceError } from '#api/service-error.ts';
import { paymentMethods, shopperMethods } from '#domain/payment-methods.ts';
import { tabAtom } from '../browser/storage.ts';

/** What a running payment waits for: our service, who pays (their bank, a window or pages of a provider), or news of an order. */
export type PaymentPhase = 'sending' | 'confirming' | 'approving' | 'leaving' | 'checking';

/** What a payment failed with, as the page reads it. `message` is for the shopper where the code is `refused` (requirements 5). */
export type PaymentError = Pick<ServiceError, 'code' | 'status' | 'details' | 'message'>;

/** Requirements 4, "Commerce status". */
export type PaymentState =
  | { status: 'initial' | 'checkout_success' }
  | { status: 'processing'; phase: PaymentPhase }
  | { status: 'checkout_error'; error: PaymentError };

export const $payment = atom<PaymentState>({ status: 'initial' });

const intent = v.object({
  /** An earlier release wrote none. */
  method: v.optional(v.picklist(shopperMethods), 'credit-card'),
  paymentIntentId: v.string(),
  /** Empty where the provider gives none. */
  clientSecret: v.string(),
  paymentMethodId: v.string(),
  /** Where the shopper pays, for a method with pages of its own. */
  redirectUrl: v.optional(v.string()),
});
export type PendingIntent = v.InferOutput<typeof intent>;

/** A payment that the shopper has yet to confirm, or to make: read again after a reload, so that there is no second one (fault 10). */
export const $pendingIntent = tabAtom<PendingIntent | null>('pending-intent', v.nullable(intent), null);

const sent = v.object({ order: v.string(), method: v.optional(v.picklist(paymentMethods), 'credit-card'), paymentMethodId: v.string() });

/** The order last sent under the checkout key, without what pays for it: another order needs another key (fault 3). */
export const $sentOrder = tabAtom<v.InferOutput<typeof sent> | null>('sent-order', v.nullable(sent), null);

export function forgetPayment(): void {
  $payment.set({ status: 'initial' });
  $pendingIntent.set(null);
  $sentOrder.set(null);
}
