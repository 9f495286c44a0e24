import { Hono, type Context } from 'hono';
import type { Booking as WireBooking } from '#contracts/bookings.ts';
import { getBooking, getOrder, refundBooking, requestBookingAccess, takeBookingAccess } from '#contracts/documented/bookings.ts';
import type { Backend } from '../backend.ts';
import { chooseLocale } from '../http/language.ts';
import { limiter } from '../http/limiter.ts';
import { addressOf } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { readPayment } from '../payments/payment.ts';
import { askForCode, takeCode, type Claimant } from './access/codes.ts';
import { newAccessToken } from './access/token.ts';
import { fileRoutes } from './file-routes.ts';
import { readRefundsOf, refundBooking as refund } from './refund.ts';
import { readPaidByGift } from '../vouchers/spend.ts';
import { bookingFor, orderFor } from './authorise.ts';
import type { Booking } from './booking.ts';
import { readUnsigned } from './unsigned.ts';
import { bookingView, orderView } from './view.ts';

/** Far above what a person does who mistypes, far below what guessing six digits takes. */
const limits = { minutes: 15, address: 20, email: 5, order: 5, tries: 30 };

/** A booking for those who have bought it: the code by mail, the booking itself, its refund. */
export function bookingRoutes(backend: Backend): Hono {
  const { brand, config, clock } = backend;
  const app = new Hono();
  app.route('/', fileRoutes(backend));
  const limit = (most: number) => (config.rateLimits ? limiter({ most, minutes: limits.minutes, clock }).count : () => {});
  const asks = { address: limit(limits.address), email: limit(limits.email), order: limit(limits.order) };
  const tries = limit(limits.tries);

  function countAsk(c: Context, { orderNumber, email }: Claimant): void {
    asks.address(addressOf(c, config.trustProxy));
    asks.email(email.toLowerCase());
    asks.order(orderNumber);
  }

  async function view(booking: Booking, language: string | undefined): Promise<WireBooking> {
    const payment = await readPayment(backend.db, booking.checkoutKey);
    const asked = await readRefundsOf(backend.db, booking.checkoutKey);
    const unsigned = (await readUnsigned(backend.db, [booking])).get(booking.id);
    const gift = (await readPaidByGift(backend.db, [booking.id])).get(booking.id);
    return bookingView(backend, { booking, payment, asked, unsigned, gift }, chooseLocale(language, brand.locales));
  }

  route(app, requestBookingAccess, async ({ body: { locale, ...claimant } }, c) => {
    countAsk(c, claimant);
    return { expiresAt: (await askForCode(backend, claimant, locale)).toISOString() };
  });

  route(app, takeBookingAccess, async ({ body: { code, ...claimant } }, c) => {
    tries(addressOf(c, config.trustProxy));
    const taken = await takeCode(backend, claimant, code);
    if (taken === 'wrong') throw new Refusal('access_code_wrong');
    if (taken === 'expired') throw new Refusal('access_code_expired');
    return newAccessToken(backend, taken.bookingId);
  });

  route(app, getOrder, async ({ params, headers }) => {
    const ordered = await orderFor(backend, headers.authorization, params.orderNumber);
    return orderView(backend, ordered, chooseLocale(headers['accept-language'], brand.locales));
  });

  route(app, getBooking, async ({ params, headers }) => {
    const booking = await bookingFor(backend, headers.authorization, params.orderNumber);
    return view(booking, headers['accept-language']);
  });

  route(app, refundBooking, async ({ params, headers, body }) => {
    const { id } = await bookingFor(backend, headers.authorization, params.orderNumber);
    const cancelled = await refund(backend, id, body.amount);
    return view(cancelled.booking, headers['accept-language']);
  });

  return app;
}
