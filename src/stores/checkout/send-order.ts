import { toServiceError } from '#api/service-error.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { awaitOutcome } from './await-outcome.ts';

/** After these the order may have been booked all the same: the answer was lost, not the order. */
export const leavesOutcomeOpen: ReadonlySet<string> = new Set([
  'timeout',
  'no_response',
  'offline',
  'unreadable',
  'no_content',
  'not_constructed',
  'in_progress',
  'unexpected',
]);

/**
 * Sends an order. Where the answer is lost, its outcome is asked for, and an order that never arrived is sent again
 * under the same key (faults 4 to 6).
 * @param post sends it once under this key
 * @throws ServiceError
 */
export async function sendOrder(
  key: string,
  post: (key: string) => Promise<CheckoutResult>,
  onLostAnswer: () => void,
): Promise<CheckoutResult> {
  try {
    return await post(key);
  } catch (error) {
    if (!leavesOutcomeOpen.has(toServiceError(error).code)) throw error;
    onLostAnswer();
    return (await awaitOutcome(key)) ?? (await post(key));
  }
}
