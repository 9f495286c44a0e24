import { Hono, type Context } from 'hono';
import { authorizationCheckout } from '#contracts/documented/authorization-checkout.ts';
import type { CheckoutOrder } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { checkout, checkoutStatus, paymentConfirmation, paymentIntent, payPalOrder } from '#contracts/documented/checkout.ts';
import { extendHold, holdCart } from '#contracts/documented/holds.ts';
import type { Backend } from '../backend.ts';
import { addressOf } from '../http/rate-limit.ts';
import { chooseLocale } from '../http/language.ts';
import { route } from '../http/reply.ts';
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

/** The shopper service: checkout. @param ways how it holds and orders */
export function shopperRoutes(backend: Backend, { hold, steps, paymentIntentSteps }: Ways): Hono {
  const app = new Hono();
  const triesOf = cardTries(backend);
  const guesses = voucherTries(backend);

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

  app.route('/', voucherRoutes(backend, guesses));
  return app;
}
