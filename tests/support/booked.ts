import { randomUUID } from 'node:crypto';
import type { Backend } from '#backend/backend.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import type { Booking as Row } from '#backend/bookings/booking.ts';
import type { Booking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { bookingsOf } from './ledger.ts';
import { holdOrder, orderSizes, type Size } from './order-sizes.ts';
import { orderForAll, type HeldItem, type Shopper } from './order.ts';

type Answered = { status: number; body: Booking & ErrorBody };

type More = { skip?: number; locale?: Locale; size?: Size };

/** A guest's order of the pasta tour, `skip` open days from now: its first booking, what the guest can do with that, and the others. */
export async function bookedBy(backend: Backend, shopper: Shopper, { skip = 20, locale = 'en', size = orderSizes[0] }: More = {}) {
  const email = `${randomUUID()}@example.com`;
  const held = await holdOrder({ backend, shopper }, size, { adults: 2, skip });
  const quotes = held.map(({ quote }) => quote);
  const key = randomUUID();
  const answer = await shopper.pay(key, orderForAll(held, { email, locale }));
  const [row, ...others] = await bookingsOf(backend, key);
  if (!row) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
  return { key, email, quotes, quote: quotes[0] as HeldItem, row, others, answer, ...guestOf(backend, shopper.origin, row) };
}

/** A guest with a token for this booking, a fresh one for each call. */
export function guestOf(backend: Backend, origin: string, row: Row) {
  const url = `${origin}/api/shopper/bookings/${row.orderNumber}`;
  const headersNow = () => ({ Authorization: `Bearer ${newAccessToken(backend, row.id).accessToken}`, 'Content-Type': 'application/json' });
  const answered = async (response: Response): Promise<Answered> => ({
    status: response.status,
    body: (await response.json()) as Answered['body'],
  });
  const read = async (): Promise<Answered> => answered(await fetch(url, { headers: headersNow() }));
  const refund = async (amount?: number): Promise<Answered> => {
    const shown = amount ?? (await read()).body.refundable?.amount ?? 0;
    return answered(await fetch(`${url}/refund`, { method: 'POST', headers: headersNow(), body: JSON.stringify({ amount: shown }) }));
  };
  /** The order of one item. */
  const readOrder = async (): Promise<Order> =>
    (await fetch(`${origin}/api/shopper/orders/${row.orderNumber}`, { headers: headersNow() })).json() as Promise<Order>;
  return { read, refund, readOrder };
}
