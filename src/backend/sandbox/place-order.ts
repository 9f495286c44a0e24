import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { orderOutcomes, type OrderOutcome, type SandboxOutcome } from '#contracts/sandbox.ts';
import { toDecimal } from '#domain/money.ts';
import { known, type Checkout, type OrderedItem, type Step } from '../checkout/checkout.ts';
import { authorisePayment } from '../checkout/authorise-payment.ts';
import { totalOf } from '../checkout/order-of-item.ts';
import { holds } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Sandbox } from './sandbox.ts';

/** Longer than a browser waits, and shorter than a checkout is claimed. */
const delayMilliseconds = 15_000;
const dearer = 1.1;

const lastOf = (checkout: Checkout): OrderedItem => {
  const item = known(checkout, 'items').at(-1);
  if (!item) throw new Error('an order has an item');
  return item;
};

/** What is held of the last item costs a tenth more, and stays so. */
async function raisePrice(checkout: Checkout): Promise<never> {
  const { backend, order } = checkout;
  const { amount: oldTotal, currency } = order.chargeRequest;
  const before = totalOf(checkout);
  const { hold } = lastOf(checkout);
  const lines = hold.lines.map((line) => {
    const unit = Math.ceil(line.unit * dearer);
    return { ...line, unit, total: unit * line.quantity };
  });
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  await backend.db.update(holds).set({ lines, total }).where(eq(holds.id, hold.id));
  const amount = before - hold.total + total;
  throw new Refusal('price_changed', { oldTotal, newTotal: toDecimal({ amount, currency }), currencyCode: currency });
}

/** The places of the last item are given up, as if another had them. */
async function loseLast(checkout: Checkout): Promise<never> {
  const { backend } = checkout;
  const { hold, tour } = lastOf(checkout);
  await backend.db.transaction((tx) => supplierOf(backend, tour).release(tx, hold.id, 'open'));
  throw new Refusal('sold_out');
}

const outcomes: Record<OrderOutcome, (checkout: Checkout) => Promise<unknown>> = {
  payment_declined: () => Promise.reject(new Refusal('card_declined')),
  answer_delayed: () => setTimeout(delayMilliseconds),
  price_changed: raisePrice,
  sold_out: loseLast,
};

const isOfOrder = (outcome: SandboxOutcome): outcome is OrderOutcome => orderOutcomes.some((one) => one === outcome);

/** Lets happen what is planned for orders of this booker, one after the other: what refuses the order leaves the rest to its next try. */
const playPlan =
  (sandbox: Sandbox): Step =>
  async (checkout) => {
    const email = checkout.order.cart.persons[0]?.email.toLowerCase() ?? '';
    for (let outcome = sandbox.take(email); outcome; outcome = sandbox.take(email)) {
      if (isOfOrder(outcome)) await outcomes[outcome](checkout);
      else sandbox.expect(checkout.key, outcome);
    }
    return undefined;
  };

/** The steps of a checkout with the plan before anything is paid. */
export const withSandbox = (sandbox: Sandbox, steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => (step === authorisePayment ? [playPlan(sandbox), step] : [step]));
