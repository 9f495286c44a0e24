import type { CheckoutResult } from '#contracts/checkout-result.ts';

type Status = CheckoutResult['bookings'][number]['status'];

/** Earlier ones decide: an order waits while any of it does, and is confirmed where any of it is. */
const states = ['on_request', 'confirmed', 'cancelled', 'declined'] as const satisfies readonly Status[];

/** How an order stands as a whole. */
export const stateOf = ({ bookings }: { bookings: readonly { status: Status }[] }): Status =>
  states.find((state) => bookings.some(({ status }) => status === state)) ?? 'declined';

/** The bookings of an order that stand like this. */
export const withStatus = <B extends { status: Status }>({ bookings }: { bookings: readonly B[] }, wanted: Status): B[] =>
  bookings.filter(({ status }) => status === wanted);

/** The bookings of an order that are certain. */
export const certainOf = <B extends { status: Status }>(order: { bookings: readonly B[] }): B[] => withStatus(order, 'confirmed');
