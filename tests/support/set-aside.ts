import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { HeldCart } from '#domain/cart.ts';

/** What the service answers whose order is set aside, and not booked yet. */
export const setAsideFor = ({ hold: { id } }: Pick<HeldCart, 'hold'>): CheckoutResult => ({
  stripeStatus: 'requires_capture',
  paymentIntentId: 'pi_1',
  paymentIntentClientSecret: 'secret',
  invoices: [],
  vouchers: [],
  bookings: [],
  cart: { id, requireConfirmation: false },
});
