import type { Backend } from '../backend.ts';
import { limiter } from '../http/limiter.ts';

/** Whoever mistypes needs a few; whoever tests stolen cards needs hundreds. */
const limits = { minutes: 15, order: 6, address: 10 };

/** The tries of one order from one address. */
export type CardTries = {
  /** Call it before each try. @throws Refusal `too_many_card_tries` with `retryAfter` in seconds */
  begin: () => void;
  /** The try was none that failed. */
  succeed: () => void;
};

/**
 * Counts tries to pay that have not succeeded: one that its bank challenges counts until the challenge is passed, because that there is a
 * challenge tells a thief enough. An order is known by its quote, so that another Idempotency-Key changes nothing.
 */
export function cardTries({ config, clock }: Pick<Backend, 'config' | 'clock'>): (quoteId: string, address: string) => CardTries {
  if (!config.rateLimits) return () => ({ begin: () => {}, succeed: () => {} });
  const atMost = (most: number) => limiter({ most, minutes: limits.minutes, clock, code: 'too_many_card_tries' });
  const [orders, addresses] = [atMost(limits.order), atMost(limits.address)];
  return (quoteId, address) => ({
    begin() {
      addresses.count(address);
      try {
        orders.count(quoteId);
      } catch (refusal) {
        addresses.takeBack(address);
        throw refusal;
      }
    },
    succeed() {
      addresses.takeBack(address);
      orders.takeBack(quoteId);
    },
  });
}
