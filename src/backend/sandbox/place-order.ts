import { setTimeout } from 'node:timers/promises';
import { orderOutcomes, type OrderOutcome, type SandboxOutcome } from '#contracts/sandbox.ts';
import { known, type Checkout, type Step } from '../checkout/checkout.ts';
import { authorisePayment } from '../checkout/authorise-payment.ts';
import { Refusal } from '../http/refusal.ts';
import { supplierOf } from '../suppliers/registry.ts';
import { raisePrices } from './raise-prices.ts';
import type { Sandbox } from './sandbox.ts';

/** Longer than a browser waits, and shorter than a checkout is claimed. */
const delayMilliseconds = 15_000;

/** The places of the last item are given up, as if another had them. Nothing of a gift voucher can be sold out. */
async function loseLast(checkout: Checkout): Promise<void> {
  const { backend } = checkout;
  const last = known(checkout, 'items').at(-1);
  if (!last) return;
  const { hold, product } = last;
  await backend.db.transaction((tx) => supplierOf(backend, product).release(tx, hold.id, 'open'));
  throw new Refusal('sold_out');
}

const outcomes: Record<OrderOutcome, (checkout: Checkout) => Promise<unknown>> = {
  payment_declined: () => Promise.reject(new Refusal('payment_failed')),
  answer_delayed: () => setTimeout(delayMilliseconds),
  price_changed: raisePrices,
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
