import { Hono } from 'hono';
import { applyDiscount } from '#contracts/documented/discount.ts';
import type { Backend } from '../backend.ts';
import { addressOf } from '../http/rate-limit.ts';
import { route } from '../http/reply.ts';
import { discountOn } from './discount.ts';
import type { VoucherTries } from './tries.ts';

/** Tells what a voucher takes off. @param tries counts codes that do not exist, those of orders among them */
export function voucherRoutes(backend: Backend, tries: VoucherTries): Hono {
  const app = new Hono();
  route(app, applyDiscount, async ({ body: { cart, voucherCode } }, c) => {
    const address = addressOf(c, backend.config.trustProxy);
    tries.begin(address);
    const selections = cart.cartItems.map(({ itemDetailsJson }) => itemDetailsJson);
    const discount = await discountOn(backend, voucherCode, selections, cart.currency.id);
    if (discount.voucherStatus !== 'unknown') tries.succeed(address);
    return discount;
  });
  return app;
}
