import type { CheckoutResult } from '#contracts/checkout-result.ts';

/** What the service answers whose order is set aside, and not booked yet. */
export const setAsideFor = (cartId: string): CheckoutResult => ({
  stripeStatus: 'requires_capture',
  paymentIntentId: 'pi_1',
  paymentIntentClientSecret: 'secret',
  invoices: [],
  vouchers: [],
  bookings: [],
  cart: { id: cartId, requireConfirmation: false },
});
