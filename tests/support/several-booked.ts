import type { Booked, Confirmation } from '#stores/checkout/result.ts';
import { cartItem, laterItem } from './cart.ts';

/** An order of bookings that stand like this; the first costs €125, the others €81 each. */
export const orderOf = (statuses: readonly Booked['status'][], more: Partial<Confirmation> = {}): Confirmation => ({
  key: '11111111-1111-4111-8111-111111111111',
  orderNumber: 'LF-1',
  email: 'ada@example.com',
  currencyCode: 'EUR',
  bookings: statuses.map((status, index) => ({
    orderNumber: `LF-1-${index + 1}`,
    status,
    vouchers: [],
    item: index === 0 ? cartItem : laterItem,
  })),
  ...more,
});
