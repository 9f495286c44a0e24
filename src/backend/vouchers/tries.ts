import type { Backend } from '../backend.ts';
import { limiter } from '../http/limiter.ts';

/** Whoever mistypes needs a few; whoever guesses codes needs thousands. */
const limit = { most: 20, minutes: 15 };

/** Counts codes that do not exist, for each address. */
export type VoucherTries = {
  /** Call it before a code is looked up. @throws Refusal `too_many_requests` with `retryAfter` in seconds */
  begin: (address: string) => void;
  /** The code exists. */
  succeed: (address: string) => void;
};

export function voucherTries({ config, clock }: Pick<Backend, 'config' | 'clock'>): VoucherTries {
  if (!config.rateLimits) return { begin: () => {}, succeed: () => {} };
  const { count, takeBack } = limiter({ ...limit, clock });
  return { begin: count, succeed: takeBack };
}
