import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';

type Limit = { perAddress: number; perEmail: number; minutes: number };
type Attempt = { address: string; email: string };

const limits = {
  signIn: { perAddress: 60, perEmail: 10, minutes: 15 },
  /** Each of these may cost a stranger a mail. */
  mail: { perAddress: 60, perEmail: 4, minutes: 60 },
  /** Reads through all bookings. */
  personalData: { perAddress: 60, perEmail: 10, minutes: 60 },
} satisfies Record<string, Limit>;

type Counted = { count: number; until: number };

export type Attempts = {
  /** Counts an attempt. @throws Refusal `too_many_requests` with `retryAfter` in seconds */
  count: (what: keyof typeof limits, attempt: Attempt) => void;
  /** Takes an attempt back that was right: whoever signs in often does not guess. */
  forgive: (what: keyof typeof limits, attempt: Attempt) => void;
};

/**
 * Slows down whoever guesses passwords or floods mailboxes, whether or not the address has an account. Attempts count from
 * the first one on for so many minutes.
 */
export function attemptsOf({ config, clock }: Pick<Backend, 'config' | 'clock'>): Attempts {
  const counts = new Map<string, Counted>();
  const keysOf = (what: keyof typeof limits, { address, email }: Attempt) => ({ ofAddress: `${what} at ${address}`, ofEmail: `${what} for ${email}` });

  /** @returns seconds until the attempts are forgotten, where there are more than `most` */
  function count(key: string, most: number, minutes: number): number {
    const now = clock().getTime();
    if ((counts.get(key)?.until ?? 0) <= now) for (const [other, { until }] of counts) if (until <= now) counts.delete(other);
    const counted = counts.get(key) ?? { count: 0, until: now + minutes * 60_000 };
    counted.count += 1;
    counts.set(key, counted);
    return counted.count > most ? Math.ceil((counted.until - now) / 1000) : 0;
  }

  return {
    count(what, attempt) {
      if (!config.rateLimits) return;
      const { perAddress, perEmail, minutes } = limits[what];
      const { ofAddress, ofEmail } = keysOf(what, attempt);
      const retryAfter = Math.max(count(ofAddress, perAddress, minutes), count(ofEmail, perEmail, minutes));
      if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
    },
    forgive(what, attempt) {
      const { ofAddress, ofEmail } = keysOf(what, attempt);
      const counted = counts.get(ofAddress);
      if (counted) counted.count -= 1;
      counts.delete(ofEmail);
    },
  };
}
