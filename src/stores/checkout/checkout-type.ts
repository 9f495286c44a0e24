import type { CheckoutType } from '#domain/checkout-steps.ts';

/** The brand's own, which the build puts in. */
export const checkoutType: CheckoutType = import.meta.env.CHECKOUT_TYPE ?? 'direct';
