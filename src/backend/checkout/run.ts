import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { Refusal } from '../http/refusal.ts';
import type { Checkout, Step } from './checkout.ts';
import { giveUp } from './give-up.ts';

/** Why an order is refused, with what was paid for it and goes back. */
function refusalWithMoney(error: unknown, { order: { chargeRequest } }: Checkout): unknown {
  if (!(error instanceof Refusal)) return error;
  const { amount, currency: currencyCode } = chargeRequest;
  return new Refusal(error.code, { ...error.details, amount, currencyCode }, { cause: error });
}

/**
 * Goes through the steps until one answers.
 * @throws Refusal of the step that cannot go on, once what was begun is undone; `amount` and `currencyCode` say what is paid back
 */
export async function run(checkout: Checkout, steps: readonly Step[]): Promise<CheckoutResult> {
  try {
    for (const step of steps) {
      const result = await step(checkout);
      if (result) return result;
    }
  } catch (error) {
    const isPaidBack = await giveUp(checkout, error).catch((cause: unknown) => {
      checkout.backend.log.error({ err: cause, checkout: checkout.key }, 'a failed checkout is left to be settled');
      return false;
    });
    throw isPaidBack ? refusalWithMoney(error, checkout) : error;
  }
  throw new Error('no step of the checkout answers');
}
