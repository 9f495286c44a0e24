import type { CheckoutResult } from '#contracts/checkout.ts';
import type { Checkout, Step } from './checkout.ts';
import { giveUp } from './give-up.ts';

/** Goes through the steps until one answers. @throws Refusal of the step that cannot go on, once what was begun is undone */
export async function run(checkout: Checkout, steps: readonly Step[]): Promise<CheckoutResult> {
  try {
    for (const step of steps) {
      const result = await step(checkout);
      if (result) return result;
    }
  } catch (error) {
    await giveUp(checkout, error).catch((cause: unknown) => {
      checkout.backend.log.error({ err: cause, checkout: checkout.key }, 'a failed checkout is left to be settled');
    });
    throw error;
  }
  throw new Error('no step of the checkout answers');
}
