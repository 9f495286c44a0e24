import { randomUUID } from 'node:crypto';
import type { Backend } from '#backend/backend.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import type { Booking as Row } from '#backend/bookings/booking.ts';
import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { forAdults } from './adults.ts';
import { bookingsOf } from './ledger.ts';
import { orderFor, pastaTour, type Shopper } from './order.ts';

type Answered = { status: number; body: Booking & ErrorBody };

/** A guest's booking of the pasta tour, `skip` open days from now, and what the guest can do with it. */
export async function bookedBy(backend: Backend, shopper: Shopper, { skip = 20, locale = 'en' }: { skip?: number; locale?: Locale } = {}) {
  const email = `${randomUUID()}@example.com`;
  const quote = await shopper.quote(pastaTour, forAdults(2), skip);
  const key = randomUUID();
  const answer = await shopper.pay(key, orderFor(quote, { email, locale }));
  const [row] = await bookingsOf(backend, key);
  if (!row) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
  return { key, email, quote, row, answer, ...guestOf(backend, shopper.origin, row) };
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
  return { read, refund };
}
