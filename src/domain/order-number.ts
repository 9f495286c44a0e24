/** One thing goes by its order's number, each of several by its own: `LF-7K3M-Q9TX-2`. @param position from 1 */
export const bookingNumber = (orderNumber: string, position: number, count: number): string =>
  count === 1 ? orderNumber : `${orderNumber}-${position}`;

/** The number of a booking's order: `LF-7K3M-Q9TX` of `LF-7K3M-Q9TX-2`, and of itself. */
export const orderNumberOf = (number: string): string => number.split('-').slice(0, 3).join('-');

/** Whether a booking has others beside it in its order. */
export const isOneOfSeveral = (number: string): boolean => orderNumberOf(number) !== number;

/** Bookings by their orders: each order where its first booking stood, its bookings in the order in which they came. */
export function byOrder<B extends { orderNumber: string }>(bookings: readonly B[]): { orderNumber: string; bookings: B[] }[] {
  const orders = new Map<string, B[]>();
  for (const booking of bookings) {
    const number = orderNumberOf(booking.orderNumber);
    orders.set(number, [...(orders.get(number) ?? []), booking]);
  }
  return [...orders].map(([orderNumber, own]) => ({ orderNumber, bookings: own }));
}
