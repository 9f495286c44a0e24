import { expect, it } from 'vitest';
import { byOrder, orderNumberOf } from '#domain/order-number.ts';

it.each([
  ['LF-7K3M-Q9TX', 'LF-7K3M-Q9TX'],
  ['LF-7K3M-Q9TX-2', 'LF-7K3M-Q9TX'],
  ['LF-7K3M-Q9TX-20', 'LF-7K3M-Q9TX'],
])('%s belongs to the order %s', (bookingNumber, orderNumber) => {
  expect(orderNumberOf(bookingNumber)).toBe(orderNumber);
});

it('puts the bookings of an order together, where its first one stood', () => {
  const bookings = ['LF-AAAA-AAAA-2', 'LF-BBBB-BBBB', 'LF-AAAA-AAAA-1', 'LF-CCCC-CCCC-1'].map((orderNumber) => ({ orderNumber }));
  expect(byOrder(bookings).map(({ orderNumber, bookings: own }) => [orderNumber, own.map((booking) => booking.orderNumber)])).toEqual([
    ['LF-AAAA-AAAA', ['LF-AAAA-AAAA-2', 'LF-AAAA-AAAA-1']],
    ['LF-BBBB-BBBB', ['LF-BBBB-BBBB']],
    ['LF-CCCC-CCCC', ['LF-CCCC-CCCC-1']],
  ]);
});
