import { ServiceError } from '#api/service-error.ts';
import { fetchCheckoutStatus } from '#api/checkout-status.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { errorCodes, type ErrorCode } from '#contracts/errors.ts';
import { whenOnline } from '../browser/online.ts';

/** Between two questions after a lost answer; the sum is how long we ask before we say that we do not know. */
const pauses = [500, 1000, 2000, 3000, 5000, 5000, 5000, 10_000, 10_000, 10_000] as const;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const codeOf = (text: string | undefined): ErrorCode => errorCodes.find((code) => code === text) ?? 'payment_failed';

type Standing = Awaited<ReturnType<typeof fetchCheckoutStatus>>;

/** What became of an order: its result, nothing yet, or `unknown` to the server. */
function outcomeOf(standing: Standing): CheckoutResult | 'unknown' | undefined {
  if (!standing) return 'unknown';
  if (standing.state === 'failed') throw new ServiceError(codeOf(standing.errorCode), 'The order failed');
  return standing.state === 'processing' ? undefined : standing.result;
}

/** Asks once; an unanswered question counts as no news. */
async function ask(key: string): Promise<CheckoutResult | 'unknown' | undefined> {
  await whenOnline();
  const standing = await fetchCheckoutStatus(key).catch(() => undefined);
  return standing === undefined ? undefined : outcomeOf(standing);
}

/**
 * Asks for the order with this key until it is settled (fault 6).
 * @param isEnd whether it is news enough; without it, that the shopper has to act is
 * @returns its result, or null when the server never heard of it
 * @throws ServiceError what it failed with; `timeout` when there is no news for most of a minute
 */
export async function awaitOutcome(key: string, isEnd: (result: CheckoutResult) => boolean = () => true): Promise<CheckoutResult | null> {
  for (const milliseconds of pauses) {
    const outcome = await ask(key);
    if (outcome === 'unknown') return null;
    if (outcome && isEnd(outcome)) return outcome;
    await pause(milliseconds);
  }
  throw new ServiceError('timeout', 'The outcome of the order is not known');
}
