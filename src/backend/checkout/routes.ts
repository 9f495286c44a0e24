import { Hono, type Context } from 'hono';
import { authorizationCheckout } from '#contracts/documented/authorization-checkout.ts';
import type { CheckoutOrder } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { checkout, checkoutStatus, paymentConfirmation, paymentIntent, payPalOrder } from '#contracts/documented/checkout.ts';
import { extendHold, holdCart } from '#contracts/documented/holds.ts';
import type { Backend } from '../backend.ts';
import { readBooking } from '../bookings/booking.ts';
import { visitOf } from '../bookings/visit.ts';
import { addressOf } from '../http/rate-limit.ts';
import { chooseLocale } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { bookedPicture } from '../images/booked-picture.ts';
import { calendarFile } from '../tickets/calendar.ts';
import { cancelledPage } from '../tickets/cancelled-page.tsx';
import { readToken } from '../tickets/links.ts';
import { ticketsPdf } from '../tickets/pdf.ts';
import type { Visit } from '../tickets/visit.ts';
import { voucherRoutes } from '../vouchers/routes.ts';
import { voucherTries } from '../vouchers/tries.ts';
import { billerOf } from './biller.ts';
import { methodFor, paidBy, shoppersMethodFor } from './method-for.ts';
import { cardTries } from './card-tries.ts';
import type { Step } from './checkout.ts';
import { extendHolds, type holdItems } from './hold-items.ts';
import { ordererOf } from './orderer.ts';
import { payPal } from '../payments/paypal/payment.ts';
import { webPayments } from '../payments/web-payments/web-payments.ts';
import { run } from './run.ts';
import { statusOf } from './status.ts';

type Ways = {
  hold: typeof holdItems;
  /** Of an order to its bookings. */
  steps: readonly Step[];
  /** The same as far as its payment. */
  paymentIntentSteps: readonly Step[];
};
type ShopperHeaders = { 'idempotency-key': string; authorization?: string | undefined };

/** The shopper service: checkout and tickets. @param ways how it holds and orders */
export function shopperRoutes(backend: Backend, { hold, steps, paymentIntentSteps }: Ways): Hono {
  const app = new Hono();
  const triesOf = cardTries(backend);
  const guesses = voucherTries(backend);

  async function visitFor(purpose: 'ticket' | 'calendar', token: string): Promise<{ visit: Visit; isCancelled: boolean; part: string }> {
    const read = readToken(backend.signingKey, purpose, token);
    const booking = read && (await readBooking(backend.db, read.bookingId));
    if (!read || !booking || !(booking.status === 'confirmed' || booking.status === 'cancelled')) throw new Refusal('not_found');
    return { visit: visitOf(backend, booking), isCancelled: booking.status === 'cancelled', part: read.part };
  }

  async function orderOf(headers: ShopperHeaders, order: CheckoutOrder, c: Context, way = steps): Promise<CheckoutResult> {
    const subjectId = await ordererOf(backend, headers.authorization, order.organizationId);
    const method = shoppersMethodFor(backend, order);
    const address = addressOf(c, backend.config.trustProxy);
    const tries = triesOf(order.cart.id, address);
    const codeTries = { begin: () => guesses.begin(address), succeed: () => guesses.succeed(address) };
    return run({ backend, key: headers['idempotency-key'].toLowerCase(), order, subjectId, method, tries, codeTries }, way);
  }

  route(app, checkout, ({ headers, body }, c) => orderOf(headers, body, c));
  route(app, payPalOrder, ({ headers, body }, c) => orderOf(headers, paidBy(body, payPal), c));
  route(app, paymentIntent, ({ headers, body }, c) => orderOf(headers, paidBy(body, webPayments), c, paymentIntentSteps));
  route(app, paymentConfirmation, ({ headers, body }, c) => orderOf(headers, paidBy(body, webPayments), c));
  route(app, authorizationCheckout, async ({ headers, body }) => {
    const subjectId = await billerOf(backend, headers.authorization, body.organizationId);
    const method = methodFor(backend, body);
    return run({ backend, key: headers['idempotency-key'].toLowerCase(), order: body, subjectId, method }, steps);
  });
  route(app, holdCart, ({ headers, body }) => {
    const locale = chooseLocale(headers['accept-language'], backend.brand.locales);
    return hold(backend, body, { locale, currency: body.currency });
  });
  route(app, extendHold, ({ params }) => extendHolds(backend, params.id.toLowerCase()));
  route(app, checkoutStatus, ({ params }) => statusOf(backend, params.key.toLowerCase()));

  app.get('/api/shopper/tickets/:file{.+\\.pdf}', async (c) => {
    const { visit, isCancelled, part } = await visitFor('ticket', c.req.param('file').slice(0, -'.pdf'.length));
    if (isCancelled) return cancelledPage(c, backend, visit);
    const pdf = await ticketsPdf(backend, visit, [Number(part)], await bookedPicture(backend, visit.picture, 'strip'));
    return c.body(pdf, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${visit.orderNumber}-${Number(part) + 1}.pdf"`,
    });
  });

  app.get('/api/shopper/calendar/:file{.+\\.ics}', async (c) => {
    const { visit, isCancelled } = await visitFor('calendar', c.req.param('file').slice(0, -'.ics'.length));
    if (isCancelled) return cancelledPage(c, backend, visit);
    return c.body(calendarFile(backend, visit), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${visit.orderNumber}.ics"`,
    });
  });

  app.route('/', voucherRoutes(backend, guesses));
  return app;
}
