import type { CheckoutType } from './checkout-steps.ts';

export type PaymentMethodId = 'card' | 'account';

/** How a brand's shoppers pay: one method for each type of checkout. */
export const methodOfCheckout: Record<CheckoutType, PaymentMethodId> = { direct: 'card', billed: 'account' };
