import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Answered, Shopper } from './order.ts';

/** An order as the shop sends it where a wallet pays. @param paymentMethodId what the wallet hands over */
export const byWallet = (order: CheckoutRequest, paymentMethodId = 'pm_card_visa'): CheckoutRequest => ({
  ...order,
  chargeRequest: { ...order.chargeRequest, paymentMethodId },
  stripePaymentMethod: 'web-payments',
});

/** The same, with the intent that has set its total aside. */
export const confirming = (order: CheckoutRequest, { body }: Pick<Answered, 'body'>): CheckoutRequest => ({
  ...order,
  chargeRequest: { ...order.chargeRequest, paymentIntentId: body.paymentIntentId ?? '' },
});

/** Has the money of an order set aside. */
export const setAside = ({ pay }: Shopper, key: string, order: CheckoutRequest): Promise<Answered> =>
  pay(key, order, undefined, '/payment-gateway/payment-intent');

/** Has an order booked whose money is set aside. */
export const confirm = ({ pay }: Shopper, key: string, order: CheckoutRequest): Promise<Answered> =>
  pay(key, order, undefined, '/shopper/payment-confirmation');
